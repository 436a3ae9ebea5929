import type { Situation } from "../../position.ts";
import { type Chapter, moment } from "../chapter.ts";

const options = { boxes: ["vermin"], healer: "maireya" };

/** What is drawn next, so that it can be spoken of. */
const deck = [3, 2, 1, 0, 1, 2, 0, 1].map((value, i) => `poison-${value}-${i < 4 ? 2 : 3}`);

/** In a room with a free way through its middle. */
export function withVermin(situation: Situation): Chapter["terms"] {
  const state = { poison: { deck: [...deck], discards: [] } };
  return moment({ options, room: "the-outer-bailey", board: "ancient-road", state, ...situation });
}
