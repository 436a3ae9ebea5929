import { briefingOf, type DarkReign, darkReign, defaultOptions, isBeginning } from "@ossuaire/dark-reign";
import { Match, sightOf, snapshotOf } from "@ossuaire/kernel";
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

/** Svein alone has closed the well, or given up, with something left to be found: the quest is over. */
export function over(isWon: boolean, agreed: Partial<DarkReign["options"]> = {}): Match<DarkReign> {
  for (let n = 0; n < 40; n++) {
    const first = below(["svein"], `over ${n}`, agreed);
    const [near] = first.decision?.prompt === "act" ? first.decision.options : [];
    const square = near !== undefined && "deed" in near ? near.square : undefined;
    if (square === undefined) continue;
    const match = changed(first, (state) => {
      state.purse = 37;
      const [svein] = state.characters;
      if (svein === undefined) throw new Error("nobody is below");
      const { x, y } = svein;
      state.elements.push({ id: "well@test", kind: "well", ...square, zone: 0 });
      state.elements.push({ id: "spikes@test", kind: "spikes", x, y, zone: 0, hidden: true });
      if (!isWon) svein.gone = "dead";
    });
    const lid =
      match.decision?.prompt === "act"
        ? match.decision.options.find(({ id }) => id.startsWith("handle-lid"))
        : undefined;
    match.submit("svein", { kind: "choose", option: isWon ? (lid?.id ?? "") : "end" });
    if (match.decision?.kind === "choose" && match.decision.options.some(({ id }) => id === "no"))
      match.submit("svein", { kind: "choose", option: "no" });
    if (match.outcome !== undefined && match.outcome.winners.length > 0 === isWon) return match;
  }
  throw new Error("the quest does not end");
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

/** Sits down at it: people as all heroes, the computer as MJ. The introduction, where it is due, has been read. */
export async function sitDownAtQuest(page: Page, match: Match<DarkReign>): Promise<void> {
  await openQuest(page, match);
  const [seat = ""] = match.decision?.seats ?? [];
  const { view, events } = sightOf(match, seat);
  if (!isBeginning(view, events, seat)) return;
  const leaf = page.getByRole("dialog", { name: briefingOf(view).title.fr });
  await leaf.waitFor();
  await page.keyboard.press("Escape");
  await leaf.waitFor({ state: "detached" });
}

/** Sits down at it, and what is due to be read lies on the table. */
export async function openQuest(page: Page, match: Match<DarkReign>): Promise<void> {
  await page.goto("about:blank");
  await layQuest(page, match, "quest");
  await page.goto("/#/play/quest");
  await page.locator(".grid-board[aria-busy=false], .town").waitFor();
}

/** Lays it on the shelf under this name. */
export async function layQuest(page: Page, match: Match<DarkReign>, id: string): Promise<void> {
  const { options, seed } = match.terms;
  const person = { kind: "person", name: "" } as const;
  await putOnShelf(page, {
    id,
    invitation: {
      game: "dark-reign",
      options,
      seed,
      undo: "free",
      sitters: {
        ...Object.fromEntries(options.heroes.map((hero) => [hero, person])),
        mj: { kind: "bot", name: "", level: "adept" },
      },
    },
    snapshot: snapshotOf(match),
  });
}
