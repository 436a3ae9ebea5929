import { path as armour } from "virtual:game-icon/checked-shield";
import { path as stunned } from "virtual:game-icon/knocked-out-stars";
import { path as back } from "virtual:game-icon/return-arrow";
import { path as more } from "virtual:game-icon/sparkles";
import type { Aside } from "@ossuaire/kernel";

/** What is worth a small drawing in a line of the log; of several flicks the number is drawn. */
export const asideFigures: Readonly<Record<Exclude<Aside["sign"], "flicks">, string>> = {
  back,
  stunned,
  armour,
  more,
};
