import { type Match, playRandomly, type Rng } from "@ossuaire/kernel";
import { groundOf } from "../board.ts";
import { characterOf } from "../characters.ts";
import { canEnter } from "../grid/ground.ts";
import { distance } from "../grid/square.ts";
import { wayFrom, waysTo } from "../grid/ways.ts";
import { exitOf, unopenedExits } from "../rules/exits.ts";
import type { State } from "../state.ts";
import type { DarkReign } from "../table.ts";

/** What somebody does who wants to see everything, best first. */
const eager = ["open:", "pick-lock:", "bash:", "rummage:", "disarm:"];

/**
 * Answers as somebody would who explores: heroes open whatever can be opened and walk to the next exit, secret ones too; the MJ
 * and all other questions are answered at random.
 */
export function exploreOn(match: Match<DarkReign>, rng: Rng): void {
  const { decision, state } = match;
  if (decision?.kind !== "choose" || decision.prompt !== "act") {
    playRandomly(match, rng);
    return;
  }
  const [seat = ""] = decision.seats;
  const ids = decision.options.map(({ id }) => id);
  const wish = seat === "mj" ? "end" : onwards(state, decision.about.who, ids);
  if (wish === undefined || match.submit(seat, { kind: "choose", option: wish }) !== undefined)
    playRandomly(match, rng);
}

/** What brings a hero on: it opens whatever can be opened, or takes a step to the next exit. */
export function onwards(state: State, id: string, offered: readonly string[]): string | undefined {
  // A cell is no exit, and its door takes for ever.
  const cells = state.elements.filter(({ kind }) => kind === "prison-door").map(({ x, y }) => `:${x},${y}`);
  const ids = offered.filter((one) => !cells.some((cell) => one.includes(cell)));
  const [opens] = eager.flatMap((deed) => ids.find((one) => one.startsWith(deed)) ?? []);
  return opens ?? stepOn(state, id, ids);
}

function stepOn(state: State, id: string, ids: readonly string[]): string | undefined {
  const who = characterOf(state, id);
  const ground = groundOf(state);
  const exits = unopenedExits(state).filter(({ blocked }) => blocked === undefined);
  const goals = exits.flatMap((one) => exitOf(state, one) ?? []).map(({ x, y }) => ({ x, y }));
  const secret = exits.find((one) => one.hidden && distance(one, who) <= 1);
  if (secret !== undefined) return ids.find((one) => one === `search:${who.x},${who.y}`);
  const [next] =
    wayFrom(
      waysTo(ground, goals, (x, y) => (canEnter(ground, x, y) ? 1 : 0)),
      who,
    ) ?? [];
  return next && ids.find((one) => one === `walk:${next.x},${next.y}`);
}
