import type { Situation } from "../../position.ts";
import { type Chapter, moment } from "../chapter.ts";

const options = {
  boxes: ["soloth"],
  parties: [["ice-princess", "paladin", "witch-hunter", "sorceress"]],
};

/** With the four Heroes of the box, in a room with a free way through its middle. */
export function withSoloth(situation: Situation): Chapter["terms"] {
  return moment({ options, room: "the-outer-bailey", board: "ancient-road", ...situation });
}
