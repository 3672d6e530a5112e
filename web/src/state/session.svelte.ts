// Who one is on this server. A name is enough; the secret is a cookie that scripts can't read.
import { ask, get, post, Trouble } from "../api/client";
import type { Person } from "../api/types";
import { t } from "../words/words.svelte";
import { settings } from "./settings.svelte";

class Session {
  person = $state<Person | null>(null);
  known = $state(false);

  /** Who the cookie says one is, asked once. */
  async find(): Promise<Person | null> {
    if (this.known) return this.person;
    try {
      this.person = await get<Person>("/me");
      settings.name ||= this.person.name;
    } catch (error) {
      if (!(error instanceof Trouble) || error.problem.status !== 401) throw error;
    }
    this.known = true;
    return this.person;
  }

  /** Somebody, under the name in the settings: nobody has to sign in before playing. */
  async somebody(): Promise<Person> {
    const name = settings.name.trim() || t("ui-patroon");
    const found = await this.find();
    if (!found) this.person = await post<Person>("/people", { name });
    else if (settings.name.trim() && found.name !== name) this.person = await ask<Person>("PATCH", "/me", { name });
    return this.person!;
  }
}

export const session = new Session();
