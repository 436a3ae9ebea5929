import { type Words, w } from "@ossuaire/kernel";

const moving = w("Se déplacer", "Moving");
const fighting = w("Se battre", "Fighting");
const exploring = w("Explorer", "Exploring");
const casting = w("Magie", "Magic");
const handling = w("Objets", "Objects");
const others = w("Autres", "Other deeds");

const sorts: Readonly<Record<string, Words>> = {
  walk: moving,
  run: moving,
  pass: moving,
  jump: moving,
  join: moving,
  strike: fighting,
  shoot: fighting,
  improvise: fighting,
  shove: fighting,
  challenge: fighting,
  "break-free": fighting,
  open: exploring,
  close: exploring,
  "pick-lock": exploring,
  bash: exploring,
  search: exploring,
  rummage: exploring,
  disarm: exploring,
  "lay-trap": exploring,
  "handle-lid": exploring,
  cast: casting,
  drink: handling,
  "make-drink": handling,
  use: handling,
  swap: handling,
  don: handling,
  give: handling,
  receive: handling,
  take: handling,
  steal: handling,
  throw: handling,
};

/** REG-RULING-03: the end of an activation. */
export const ending = w("Finir", "Finish");

/** REG-ACT-03: the heading under which a list of deeds has it. */
export const sortOf = (deed: string): Words => sorts[deed] ?? others;
