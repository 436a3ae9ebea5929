import { path as saved } from "virtual:game-icon/checked-shield";
import { path as killed } from "virtual:game-icon/death-skull";
import { path as stunned } from "virtual:game-icon/knocked-out-stars";
import { path as struck } from "virtual:game-icon/punch";
import { path as pushedOut } from "virtual:game-icon/return-arrow";
import type { Befallen } from "../../games/blow.ts";

/** The drawings of what can befall somebody; a loss and a miss are said by their number and word. */
export const signs: Readonly<Partial<Record<Befallen, string>>> = {
  killed,
  stunned,
  saved,
  "pushed-out": pushedOut,
  struck,
};
