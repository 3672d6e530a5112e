// Where a popover stands: below what it belongs to if there is room, else above it, and always within the window.
const MARGIN = 8;

export function beside(near: Element, sheet: HTMLElement): void {
  const by = near.getBoundingClientRect();
  const own = sheet.getBoundingClientRect();
  const left = Math.min(Math.max(MARGIN, by.left + by.width / 2 - own.width / 2), innerWidth - own.width - MARGIN);
  const below = by.bottom + MARGIN + own.height < innerHeight;
  const top = below ? by.bottom + MARGIN : Math.max(MARGIN, by.top - own.height - MARGIN);
  const zoom = own.width / sheet.offsetWidth || 1; // very large screens show the table larger
  sheet.style.left = `${left / zoom}px`;
  sheet.style.top = `${top / zoom}px`;
}

/** Calls back when the page moves under a popover, which stands still: then it has to go. */
export function whenMoved(sheet: HTMLElement, then: () => void): () => void {
  const moved = (event: Event) => event.target instanceof Node && sheet.contains(event.target) === false && then();
  addEventListener("scroll", moved, { capture: true, passive: true });
  return () => removeEventListener("scroll", moved, { capture: true });
}
