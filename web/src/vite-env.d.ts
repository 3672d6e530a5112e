declare module "virtual:words/*" {
  const source: string;
  export default source;
}
declare module "virtual:languages" {
  /** By its code: what a language calls itself; what it says every day, and what it says to those who learn. */
  const languages: Record<string, { name: string; parts: (() => Promise<{ default: string }>)[] }>;
  export default languages;
}
