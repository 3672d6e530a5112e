// Moves the pieces: flights over the page, floating sums, a still ring where motion is not wanted.
//
// Only transforms and opacity are animated, on elements of its own, so the table itself is never laid out again.
import type { Step } from "../../api/types";
import { signed } from "../../words/words.svelte";
import { motionOf, type Flight, type Float } from "./flights";

const MOVE = 320;
const APART = 60;
const AT_ONCE = 5;
const FLOAT = 1500;
const BESIDE = 46;
const STILL = { ring: 1200, float: 3000 };
const EASE = "cubic-bezier(.2,.7,.2,1)";
const SVG = "http://www.w3.org/2000/svg";

export class Stagehand {
  #layer: HTMLElement | null = null;
  #running = new Set<Animation>();
  #done: (() => void) | null = null;

  /** Show what a step moved; settled when the pieces have arrived, or at once when somebody is in a hurry. */
  async show(step: Step, colours: readonly string[]): Promise<void> {
    const { flights, floats } = motionOf(step.events, colours);
    if (!flights.length && !floats.length) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    floats.forEach((float, place) => this.#float(float, place, still));
    if (still) return flights.forEach((flight) => this.#ring(flight));
    const wave = flights.slice(0, AT_ONCE).map((flight, place) => this.#fly(flight, place * APART));
    await Promise.race([Promise.allSettled(wave), new Promise<void>((done) => (this.#done = done))]);
  }

  /** Everything has arrived. */
  finish(): void {
    for (const animation of this.#running) animation.finish();
    this.#done?.();
  }

  remove(): void {
    this.#layer?.remove();
    this.#layer = null;
  }

  async #fly(flight: Flight, delay: number): Promise<void> {
    const from = centre(flight.from);
    const to = centre(flight.to);
    if (!from || !to) return;
    const piece = this.#piece(flight.icon);
    const there = (spot: Spot, lift = 0): string => `translate(${spot.x}px, ${spot.y - lift}px)`;
    await this.#run(
      piece,
      [
        { transform: there(from), opacity: 0.4 },
        { transform: there(from, 4), opacity: 1, offset: 0.12 },
        { transform: there(to), opacity: 1, offset: 0.92 },
        { transform: there(to), opacity: 0 },
      ],
      { duration: MOVE, delay, easing: EASE, fill: "both" },
    );
  }

  #float(float: Float, place: number, still: boolean): void {
    const spot = centre(float.at);
    if (!spot) return;
    const sum = this.#piece(float.icon);
    sum.classList.add("sum", float.n < 0 ? "cost" : "gain");
    sum.append(signed(float.n));
    // Beside the number, not above it: there somebody else's panel may begin.
    const [x, y] = [spot.x - BESIDE, spot.y + 4 - (place % 3) * 4];
    const rise = still ? 0 : 14;
    void this.#run(
      sum,
      [
        { transform: `translate(${x}px, ${y}px)`, opacity: 0 },
        { transform: `translate(${x}px, ${y - rise / 2}px)`, opacity: 1, offset: 0.15 },
        { transform: `translate(${x}px, ${y - rise}px)`, opacity: 1, offset: 0.8 },
        { transform: `translate(${x}px, ${y - rise}px)`, opacity: 0 },
      ],
      { duration: still ? STILL.float : FLOAT, fill: "both" },
    );
  }

  #ring(flight: Flight): void {
    const box = find(flight.to)?.getBoundingClientRect();
    if (!box) return;
    const ring = document.createElement("div");
    ring.className = "ring";
    ring.style.width = `${box.width}px`;
    ring.style.height = `${box.height}px`;
    ring.style.transform = `translate(${box.x}px, ${box.y}px)`;
    this.#stage().append(ring);
    setTimeout(() => ring.remove(), STILL.ring);
  }

  #piece(icon: string): HTMLElement {
    const piece = document.createElement("div");
    piece.className = "piece";
    const drawing = document.createElementNS(SVG, "svg");
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#${icon}`);
    drawing.append(use);
    piece.append(drawing);
    this.#stage().append(piece);
    return piece;
  }

  async #run(piece: HTMLElement, frames: Keyframe[], how: KeyframeAnimationOptions): Promise<void> {
    const animation = piece.animate(frames, how);
    this.#running.add(animation);
    await animation.finished.catch(() => undefined);
    this.#running.delete(animation);
    piece.remove();
  }

  #stage(): HTMLElement {
    if (!this.#layer) {
      this.#layer = document.createElement("div");
      this.#layer.className = "flights";
      this.#layer.setAttribute("aria-hidden", "true");
      document.body.append(this.#layer);
    }
    return this.#layer;
  }
}

type Spot = { x: number; y: number };

/** The first of these places that can be seen. */
function find(places: readonly string[]): Element | null {
  for (const place of places)
    for (const element of document.querySelectorAll(`[data-at="${place}"]`)) if (element.getClientRects().length) return element;
  return null;
}

function centre(places: readonly string[]): Spot | null {
  const box = find(places)?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}
