import { PHYSICS } from "@ossuaire/discs";
import type { Game } from "@ossuaire/kernel";
import { contentOf, expansionsIn } from "./content/dealt.ts";
import "./content/opened.ts";
import { seatsOf } from "./options.ts";
import { readOptions } from "./read-options.ts";
import { outcome } from "./rules/end.ts";
import { step } from "./rules/step.ts";
import { setup } from "./setup.ts";
import type { Catacombs } from "./table.ts";
import { view } from "./view.ts";
import { whyNot } from "./why-not/why-not.ts";

/** Catacombs: heroes against the Overseer, room after room, to the Lord of the catacombs; for 2 to 5 players. */
export const catacombs: Game<Catacombs> = {
  id: "catacombs",
  rules: 2,
  physics: PHYSICS,
  content: contentOf,
  expansions: expansionsIn,
  readOptions,
  seats: seatsOf,
  setup,
  step,
  view,
  outcome,
  whyNot,
};
