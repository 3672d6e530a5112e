// A link for others: shared by the device's own means where there are some, else copied.
import { get } from "../api/client";
import type { Invitation, Table } from "../api/types";

/** The address of a game's review, at a line if one is given. Who may not see the table gets in by the invitation in it. */
export async function linkTo(table: Table, line?: number): Promise<string> {
  const url = new URL(`/review/${table.id}`, location.origin);
  if (line !== undefined) url.searchParams.set("line", String(line));
  if (!table.options.public) {
    // The part after # is never sent to a server, so it stands in no log.
    const invitation = await get<Invitation>(`/tables/${table.id}/invitation`).catch(() => null);
    if (invitation) url.hash = invitation.invite;
  }
  return url.href;
}

/** "shared", "copied"; or the link itself, where the browser allows neither. */
export async function share(link: string, title: string): Promise<"shared" | "copied" | string> {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share({ title, url: link });
      return "shared";
    } catch (error) {
      if ((error as Error).name === "AbortError") return "shared";
    }
  }
  try {
    await navigator.clipboard.writeText(link);
    return "copied";
  } catch {
    return link;
  }
}
