import { figure, type Objection, type Script, say, w } from "@ossuaire/kernel";
import { heroCard, monsterOf, roomOf } from "../content/box.ts";
import { dealtIn } from "../content/dealt.ts";
import type { HeroId } from "../options.ts";
import type { Recruit } from "../questions.ts";
import { heroIds, isAlive, type State } from "../state.ts";
import { amount, type CatacombsTable, eachOnce, pick } from "../table.ts";
import { goldWords } from "../words/nouns.ts";
import { heal, missing, regain } from "./heal.ts";
import { inReserve } from "./reserve.ts";
import { heardVote, heroSeats, majority, seatOfHero } from "./roles.ts";
import { setUp } from "./setup.ts";

/** CAT-GAP-13: the spaces of the Camp Tracker after its start. */
export const campSpaces = [1, 1, "star", 2, "star", 2, "star", 3] as const;

/** CAT-RULING-78: from here the marker cannot advance. */
export const lastCamp = campSpaces.length;

/** CAT-VCAMP-03, 04, CAT-RULING-74: the Heroes decide; if they camp, the marker advances and its space has its effect. */
export function* camp(table: CatacombsTable): Script {
  const { state, tell } = table;
  const asking = { seats: heroSeats(state), prompt: "camp", rule: "CAT-VCAMP-03" } as const;
  const votes = yield* eachOnce(asking, ["camp", "go-on"], heardVote(table, "CAT-VCAMP-03"));
  state.phase = "exploration";
  if (majority(votes) !== "camp") return;
  const space = campSpaces[state.camp++];
  if (space === undefined) throw new Error("the Camp Tracker has no further space");
  tell({ type: "camped", rule: "CAT-VCAMP-04", space: String(space) });
  if (space === "star") yield* ambush(table);
  else for (const hero of heroIds(state)) if (isAlive(state, hero)) yield* rest(table, hero, space);
}

/** CAT-VCAMP-05 to 07, CAT-RULING-75: life, or used Spell cards, or some of both. */
function* rest(table: CatacombsTable, id: HeroId, points: number): Script {
  const { state, tell } = table;
  if (!heroCard(id).spells || state.spentSpells.length === 0)
    return yield* heal(table, id, points, "CAT-VCAMP-05");
  const lacking = Math.min(points, missing(state, id));
  const asking = { seats: seatOfHero(state, id), rule: "CAT-VCAMP-06", about: { hero: id, points } } as const;
  const life = lacking === 0 ? 0 : yield* amount({ ...asking, prompt: "camp-life", min: 0, max: lacking });
  regain(table, id, life, "CAT-VCAMP-05");
  if (life === points) return;
  const max = Math.min(points - life, state.spentSpells.length);
  for (const spell of yield* pick({ ...asking, prompt: "camp-spells", min: 0, max }, [
    ...state.spentSpells,
  ])) {
    state.spentSpells.splice(state.spentSpells.indexOf(spell), 1);
    state.spells.push(spell);
    tell({ type: "spell-back", rule: "CAT-VCAMP-05", hero: id, spell });
  }
}

/** CAT-VCAMP-09: what the monsters of a camp fight are worth at most. */
const budget = 300;

/** CAT-VCAMP-08 to 12, CAT-RULING-76: a fight on the board of the room, with the zones swapped. */
function* ambush(table: CatacombsTable): Script {
  const { state } = table;
  const room = roomOf(state.rooms[state.here]?.card ?? "");
  const options = available(state);
  if (room.kind !== "combat" || options.length === 0) return;
  const asking = {
    seats: state.roles.overseer,
    prompt: "ambush",
    rule: "CAT-VCAMP-09",
    about: { budget },
  } as const;
  const most = Math.min(options.length, budget / 100);
  const picked = yield* pick({ ...asking, min: 1, max: most }, options, (chosen) => tooMuch(state, chosen));
  yield* setUp(
    table,
    "camp",
    room.board,
    picked.flatMap(({ card, count = 1 }) => Array.from({ length: count }, () => card)),
  );
}

/** CAT-VCAMP-09, VER-VERDICT-05: what a recruit counts; a herd stands for a monster of 100. */
export function countsAs(card: string): number {
  const { gold, herd } = monsterOf(card);
  return herd === undefined ? gold : 100;
}

/** Each kind as often as the reserve and the budget allow, and no variant (VER-RULING-57). */
function available(state: State): readonly Recruit[] {
  return dealtIn(state.options).monsters.flatMap(({ id: card, variantOf, wanders = Infinity, herd }) => {
    if (variantOf !== undefined) return [];
    const there = Math.floor(inReserve(state, card) / (herd ?? 1));
    const most = Math.min(there, Math.floor(budget / countsAs(card)), wanders);
    const count = herd === undefined ? {} : { count: herd };
    return Array.from({ length: most }, (_, i) => ({ id: `${card}-${i + 1}`, card, ...count }));
  });
}

function tooMuch({ reserve }: State, chosen: readonly Recruit[]): Objection | undefined {
  const worth = chosen.reduce((sum, { card }) => sum + countsAs(card), 0);
  if (worth > budget)
    return {
      code: "too-dear",
      rule: "CAT-VCAMP-09",
      words: say`${w("Ces monstres valent", "These monsters are worth")} ${goldWords(worth)}${w(" ; la limite est de", "; the limit is")} ${figure(budget)}.`,
    };
  const discs = chosen.flatMap(({ card, count = 1 }) =>
    Array.from({ length: count }, () => monsterOf(card).disc),
  );
  const isShort = discs.some((disc) => discs.filter((other) => other === disc).length > (reserve[disc] ?? 0));
  if (!isShort) return undefined;
  return {
    code: "too-few",
    rule: "CAT-LIMIT-04",
    words: w("La réserve n’a pas assez de pions.", "The reserve does not have enough discs."),
  };
}
