// Asking the server. What it refuses is a Trouble with its problem document (RFC 9457).
import { sentence, t } from "../words/words.svelte";
import type { Problem } from "./schema";

export class Trouble extends Error {
  constructor(readonly problem: Problem) {
    super(problem.key);
  }

  /** What happened, in the language that is spoken now. */
  text(names: readonly string[] = []): string {
    return sentence(this.problem.key, this.problem.values, names);
  }
}

/** Nobody answered: the server or the network is away. */
export function away(): Trouble {
  return new Trouble({ type: "", title: "", status: 0, detail: "", key: "ui-away", values: {} });
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body),
  }).catch(() => {
    throw away();
  });
  if (response.ok) return (await response.json()) as T;
  throw await response
    .json()
    .then((problem: Problem) => new Trouble(problem))
    .catch(away);
}

export const get = <T>(path: string): Promise<T> => ask("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask("POST", path, body);

/** Any error as a sentence. */
export function explained(error: unknown, names: readonly string[] = []): string {
  if (error instanceof Trouble) return error.text(names);
  console.error(error);
  return t("ui-unexpected");
}
