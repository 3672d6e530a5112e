// The wire to one table: a WebSocket that comes back by itself and says what it already knows.
import type { Live, Move, Problem, Send } from "../api/types";

export type Connection = "connecting" | "open" | "lost" | "gone";

type Handlers = {
  /** What is known already, asked whenever the wire is laid anew. */
  known: () => { line: number; talk: number };
  heard: (message: Live) => void;
  changed: (connection: Connection, code?: number) => void;
};
type Asked = { done: (line: number) => void; refused: (problem: Problem) => void };
type Wanted =
  | { type: "move"; answers: number; move: Move }
  | { type: "undo"; answers: number; player: number }
  | { type: "talk"; text: string };

const WAITS = [200, 500, 1000, 2000, 4000];
const PING = 20_000;

export class Wire {
  #socket: WebSocket | null = null;
  #asked = new Map<number, Asked>();
  #next = 1;
  #tries = 0;
  #timer = 0;
  #ended = false;

  constructor(
    readonly table: string,
    readonly on: Handlers,
  ) {
    this.#open();
    addEventListener("online", this.#now);
    this.#timer = setInterval(() => this.#send({ type: "ping", id: 0 }), PING);
  }

  /** Ask for something; settled when it is on disk, or refused. Rejects with null if the wire broke before. */
  ask(wanted: Wanted): Promise<number> {
    const id = this.#next++;
    return new Promise((done, fail) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) return fail(null);
      this.#asked.set(id, { done, refused: fail });
      this.#send({ ...wanted, id } as Send);
    });
  }

  end(): void {
    this.#ended = true;
    clearInterval(this.#timer);
    removeEventListener("online", this.#now);
    this.#socket?.close(1000);
  }

  #now = (): void => {
    if (this.#socket?.readyState === WebSocket.CLOSED) this.#open();
  };

  #send(message: Send): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open(): void {
    if (this.#ended) return;
    const { line, talk } = this.on.known();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live?line=${line}&talk=${talk}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.on.changed("open");
    };
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data as string) as Live);
    socket.onclose = (event) => this.#closed(event.code);
  }

  #heard(message: Live): void {
    if (message.type === "done") this.#settle(message.id)?.done(message.line);
    else if (message.type === "problem" && message.id !== null) this.#settle(message.id)?.refused(message.problem);
    else if (message.type !== "pong") this.on.heard(message);
  }

  #settle(id: number): Asked | undefined {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    return asked;
  }

  #closed(code: number): void {
    if (this.#ended) return;
    for (const asked of this.#asked.values()) asked.refused(null as unknown as Problem);
    this.#asked.clear();
    const final = code >= 4400 && code < 4500 && code !== 4429;
    this.on.changed(final ? "gone" : "lost", code);
    if (final) return;
    const wait = code === 1012 && !this.#tries ? 50 : WAITS[Math.min(this.#tries, WAITS.length - 1)];
    this.#tries++;
    setTimeout(() => this.#socket === null || this.#socket.readyState === WebSocket.CLOSED ? this.#open() : undefined, wait);
  }
}
