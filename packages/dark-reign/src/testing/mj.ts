import { playBot } from "@ossuaire/kernel";
import { testRng } from "@ossuaire/kernel/testing";
import { mjBot } from "../bots/mj/mj.ts";
import { mjSeat } from "../options.ts";
import type { State } from "../state.ts";
import { type Cast, type Scene, scene } from "./scene.ts";

/** Lets the computer play the MJ until a hero is asked again, or the game is over. */
export function mjPlays({ match }: Pick<Scene, "match">): void {
  const rng = testRng("mj");
  while (match.decision?.seats.includes(mjSeat)) playBot(match, { [mjSeat]: mjBot }, rng);
}

interface Turn {
  readonly prepare?: (state: State) => void;
  readonly rolls?: readonly (readonly number[])[];
}

/** The heroes do nothing, then the computer plays one turn of the MJ. */
export function mjTurn(drawing: string, cast: Cast, { prepare, rolls = [] }: Turn = {}) {
  const played = scene(drawing, cast, prepare && { prepare }).rolling(...rolls.flat());
  while (!played.asking().seats.includes("mj"))
    if (played.asking().prompt === "order") played.pick(played.options());
    else played.play("end");
  mjPlays(played);
  const { events, at, who } = played;
  return {
    at,
    who,
    events,
    order: events("activated").flatMap((one) => (who(one.who).side === "mj" ? [one.who] : [])),
    deeds: events("does").map(({ deed, target, cost }) => [deed, target, cost].filter(Boolean).join(" ")),
    steps: events("stepped").map(({ x, y, how }) => `${how} ${x},${y}`),
  };
}
