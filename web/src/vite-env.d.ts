declare module "virtual:words/*" {
  const source: string;
  export default source;
}
