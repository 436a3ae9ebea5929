import { type Game, hashOf } from "@ossuaire/kernel";
import { packs } from "./content/packs.ts";
import { factsOf } from "./facts.ts";
import { seatsOf } from "./options.ts";
import { readOptions } from "./read-options.ts";
import { outcome } from "./rules/end.ts";
import { step } from "./rules/step.ts";
import { setup } from "./setup.ts";
import { openPacks } from "./shelf.ts";
import type { DarkReign } from "./table.ts";
import { unanswered } from "./unanswered.ts";
import { viewOf } from "./view-of.ts";
import { whyNot } from "./why-not.ts";

openPacks(packs);

/** Le Règne Sombre: one to four heroes in catacombs that the MJ lays out before them. */
export const darkReign: Game<DarkReign> = {
  id: "dark-reign",
  rules: 1,
  content: (options) => hashOf(factsOf(options)),
  readOptions,
  seats: seatsOf,
  setup,
  step,
  view: viewOf,
  outcome,
  whyNot,
  unanswered,
};
