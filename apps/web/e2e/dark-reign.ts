import {
  briefingOf,
  type DarkReign,
  darkReign,
  defaultOptions,
  isBeginning,
  mjBot,
} from "@ossuaire/dark-reign";
import { Match, sightOf, snapshotOf, xoroshiro } from "@ossuaire/kernel";
import type { Page } from "@playwright/test";
import { putOnShelf } from "./shelf.ts";

/** These heroes at the first question of their first turn below: the town is left at once, the MJ lays out as suggested. */
export function below(
  heroes: readonly string[],
  seed: string,
  agreed: Partial<DarkReign["options"]> = {},
): Match<DarkReign> {
  const options = { ...defaultOptions, heroes, ...agreed };
  const match = Match.start(darkReign, { options, seed, undo: "free" });
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

/** The MJ's turn has begun: two revenants, one of them beside Svein and Aude, may act in any order. */
export function mastersTurn(seed = "masters"): Match<DarkReign> {
  const match = below(["svein", "aude"], seed);
  const near = match.decision?.prompt === "act" ? match.decision.options : [];
  const squares = near.flatMap((one) => ("deed" in one && one.deed === "walk" ? (one.square ?? []) : []));
  return changed(match, (state) => {
    for (const [n, square] of squares.slice(0, 2).entries())
      state.characters.push({
        id: `revenant-${n + 1}`,
        card: "revenant",
        side: "mj",
        seat: "mj",
        ...square,
        pv: [9],
        actions: 3,
        states: {},
      });
    const { acting: _, ...turn } = state.turn;
    state.turn = { ...turn, side: "mj", done: [] };
    state.phase = "activation";
  });
}

/** Svein at his first question, where much is hidden from him; and by which words it would be known. */
export function secretive(): { readonly match: Match<DarkReign>; readonly secrets: readonly string[] } {
  const match = changed(below(["svein"], "secretive"), (state) => {
    const [svein] = state.characters;
    const at = { x: (svein?.x ?? 0) + 2, y: svein?.y ?? 0 };
    state.elements.push({ id: "spikes-77", kind: "spikes", ...at, zone: 0, hidden: true });
    state.characters.push({
      id: "ogre-1",
      card: "ogre",
      side: "mj",
      seat: "mj",
      x: at.x,
      y: at.y - 1,
      pv: [5],
      actions: 0,
      states: {},
    });
    state.things.push({ id: "thing-777", card: "care", at: { kind: "carried", by: "ogre-1" } });
    state.unforeseen.waiting = [{ card: "spider", count: 3 }];
    state.unforeseen.liesInWait = true;
  });
  const { piles } = match.state;
  return {
    match,
    secrets: ["spikes-77", "thing-777", "liesInWait", "ambushes", ...Object.values(piles).flat()],
  };
}

/** A revenant has hit, and whoever was hit may parry. */
export function parrying(): Match<DarkReign> {
  for (let n = 0; n < 60; n += 1) {
    const match = mastersTurn(`parry ${n}`);
    const chance = xoroshiro.fromSeed(`${n}`);
    for (let more = 12; more > 0 && match.decision?.seats.includes("mj"); more -= 1)
      match.submit("mj", mjBot(sightOf(match, "mj"), chance));
    if (match.decision?.prompt === "parry") return match;
  }
  throw new Error("nobody may parry");
}

/** The same match at the same question, and something is different. */
export function changed(
  match: Match<DarkReign>,
  change: (state: DarkReign["state"]) => void,
): Match<DarkReign> {
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

/** Sits down at it: people as all heroes, the computer as MJ, or whoever is named. The introduction, where it is due, has been read. */
export async function sitDownAtQuest(
  page: Page,
  match: Match<DarkReign>,
  persons: readonly string[] = match.terms.options.heroes,
): Promise<void> {
  await openQuest(page, match, persons);
  const asked = match.decision?.seats.find((one) => persons.includes(one));
  const seat = asked ?? persons[0] ?? "";
  const { view, events } = sightOf(match, seat);
  if (!isBeginning(view, events, seat)) return;
  const leaf = page.getByRole("dialog", { name: briefingOf(view).title.fr });
  await leaf.waitFor();
  await page.keyboard.press("Escape");
  await leaf.waitFor({ state: "detached" });
}

/** Sits down at it, and what is due to be read lies on the table. */
export async function openQuest(
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
  await page.locator(".grid-board[aria-busy=false], .town").waitFor();
}
