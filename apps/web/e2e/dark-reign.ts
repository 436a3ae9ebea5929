import { type DarkReign, darkReign, defaultOptions } from "@ossuaire/dark-reign";
import { Match, snapshotOf } from "@ossuaire/kernel";
import type { Page } from "@playwright/test";
import { putOnShelf } from "./shelf.ts";

/** These heroes at the first question of their first turn below: the town is left at once, the MJ lays out as suggested. */
export function below(heroes: readonly string[], seed: string): Match<DarkReign> {
  const match = Match.start(darkReign, { options: { ...defaultOptions, heroes }, seed, undo: "free" });
  for (let { decision } = match; decision !== undefined && decision.prompt !== "act"; { decision } = match) {
    const [seat = ""] = decision.seats;
    if (decision.kind === "place") match.submit(seat, { kind: "place", spots: decision.suggestion });
    else if (decision.kind === "choose")
      match.submit(seat, { kind: "choose", option: decision.options.at(-1)?.id ?? "" });
    else if (decision.kind === "pick")
      match.submit(seat, { kind: "pick", options: decision.options.map(({ id }) => id) });
  }
  return match;
}

/** Svein alone at his first question, with two rats on a square beside him. */
export function besideRats(): Match<DarkReign> {
  const match = below(["svein"], "beside");
  const [near] = match.decision?.prompt === "act" ? match.decision.options : [];
  const square = near !== undefined && "deed" in near ? near.square : undefined;
  if (square === undefined) throw new Error(`${near?.id} leads nowhere`);
  return changed(match, ({ characters }) => {
    characters.push({
      id: "rat-1",
      card: "rat",
      side: "mj",
      seat: "mj",
      ...square,
      pv: [5, 5],
      actions: 0,
      states: {},
    });
  });
}

/** Two heroes at their first question, and everything has befallen the one who is not asked. */
export function befallen(): Match<DarkReign> {
  return changed(below(["svein", "aude"], "befallen"), ({ characters, effects, turn }) => {
    const who = characters.find(({ id }) => id !== turn.acting);
    if (who === undefined) throw new Error("somebody is alone");
    who.states = { ground: 1, fire: true, poison: true, web: 4, duel: "svein", waiting: 1 };
    const what = { kind: "is", quality: "invisible" } as const;
    effects.push({ on: who.id, source: "befallen", what, until: { kind: "game" } });
  });
}

/** The same match at the same question, and something is different. */
function changed(match: Match<DarkReign>, change: (state: DarkReign["state"]) => void): Match<DarkReign> {
  const { options, seed } = match.terms;
  const position = structuredClone(match.state);
  change(position);
  return Match.start(darkReign, { options, seed, undo: "free", position });
}

/** These heroes, and the MJ is to lay out the first zone. */
export function layingOut(heroes: readonly string[], seed: string): Match<DarkReign> {
  const options = { ...defaultOptions, heroes, town: false };
  const match = Match.start(darkReign, { options, seed, undo: "free" });
  while (match.decision !== undefined && match.decision.prompt !== "lay-out") {
    const { decision } = match;
    const [option] = decision.kind === "choose" ? decision.options : [];
    match.submit(decision.seats[0] ?? "", { kind: "choose", option: option?.id ?? "" });
  }
  return match;
}

/** Sits down at it: people as all heroes, the computer as MJ; or whoever is named. */
export async function sitDownAtQuest(
  page: Page,
  match: Match<DarkReign>,
  persons: readonly string[] = match.terms.options.heroes,
): Promise<void> {
  const { options, seed } = match.terms;
  const bot = { kind: "bot", name: "", level: "adept" } as const;
  const sitter = (seat: string) => (persons.includes(seat) ? ({ kind: "person", name: "" } as const) : bot);
  await page.goto("about:blank");
  await putOnShelf(page, {
    id: "quest",
    invitation: {
      game: "dark-reign",
      options,
      seed,
      undo: "free",
      sitters: Object.fromEntries(match.seats.map((seat) => [seat, sitter(seat)])),
    },
    snapshot: snapshotOf(match),
  });
  await page.goto("/#/play/quest");
  await page.locator(".grid-board[aria-busy=false]").waitFor();
}
