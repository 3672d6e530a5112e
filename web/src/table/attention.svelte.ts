// Calls somebody back to the table: title and icon of the tab, a soft bell, a message of the browser.
import { settings } from "../state/settings.svelte";
import { t } from "../words/words.svelte";
import { called } from "./players/holding";
import type { GameTable } from "./game.svelte";

const ICON = { turn: "/favicon-turn.svg", rest: "/favicon.svg" };

/** To be called while the table's page is made. */
export function attend(game: GameTable): void {
  $effect(() => {
    const decides = game.view?.decides;
    const turn = game.myTurn;
    document.title = turn
      ? t("mat-title-turn")
      : game.over || decides == null
        ? t("mat-title")
        : t("mat-title-other", { player: called(game, decides, t("ui-you")) });
    setIcon(turn ? ICON.turn : ICON.rest);
  });
  let before = true; // no bell for a turn that was there when one came
  $effect(() => {
    const turn = game.myTurn;
    if (turn && !before) ring(game);
    before = turn;
  });
  $effect(() => () => {
    document.title = t("mat-title");
    setIcon(ICON.rest);
  });
}

function setIcon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link && link.getAttribute("href") !== href) link.setAttribute("href", href);
}

function ring(game: GameTable): void {
  if (settings.sound) bell();
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
    const note = new Notification(t("mat-title-turn"), { body: t("mat-notify", { round: game.view!.round }), icon: ICON.turn, tag: game.id });
    note.onclick = () => {
      focus();
      note.close();
    };
  }
}

let audio: AudioContext | null = null;

/** Two soft notes; nothing is loaded for it. */
export function bell(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    for (const [place, pitch] of [587.33, 880].entries()) note(audio, pitch, audio.currentTime + place * 0.16);
  } catch {
    // A browser without sound still plays.
  }
}

function note(context: AudioContext, pitch: number, at: number): void {
  const tone = context.createOscillator();
  const loud = context.createGain();
  tone.frequency.value = pitch;
  tone.type = "sine";
  loud.gain.setValueAtTime(0, at);
  loud.gain.linearRampToValueAtTime(0.12, at + 0.02);
  loud.gain.exponentialRampToValueAtTime(0.001, at + 0.9);
  tone.connect(loud).connect(context.destination);
  tone.start(at);
  tone.stop(at + 1);
}
