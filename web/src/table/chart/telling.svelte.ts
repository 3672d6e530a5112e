// What a place has to say when there is nothing to do with it now: one small popover for all of them.
export type Told = { title: string; text: string; reason?: string; rule?: string };

export class Tip {
  told = $state.raw<Told | null>(null);
  near: Element | null = null;

  show(near: Element, told: Told): void {
    this.near = near;
    this.told = { ...told };
  }

  close(): void {
    this.told = null;
  }
}
