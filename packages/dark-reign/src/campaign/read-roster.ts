import * as v from "valibot";
import { characteristics } from "../kinds.ts";
import { quests, type Roster } from "../options.ts";
import { spots } from "../roster.ts";

const names = v.pipe(v.array(v.string()), v.maxLength(99));

/** Whether it is too much or too little is a fault with a sentence of its own. */
const whole = v.pipe(v.number(), v.safeInteger());

const thingSchema = v.strictObject({
  card: v.string(),
  at: v.picklist(spots),
  runes: v.optional(names),
});

const levelsSchema = v.strictObject(v.entriesFromList(characteristics, whole));

const heroSchema = v.strictObject({
  hero: v.string(),
  name: v.optional(v.string()),
  levels: levelsSchema,
  actions: whole,
  pv: whole,
  skills: names,
  spells: names,
  destiny: whole,
  ecus: whole,
  xp: whole,
  things: v.pipe(v.array(thingSchema), v.maxLength(999)),
});

const allySchema = v.strictObject({ card: v.string(), of: v.string() });

/** The form of a roster; what its words and numbers must be, is judged by `rosterFault`. */
export const rosterSchema = v.strictObject({
  heroes: v.pipe(v.array(heroSchema), v.maxLength(99)),
  won: v.pipe(v.array(v.picklist(quests)), v.maxLength(quests.length)),
  allies: v.optional(v.pipe(v.array(allySchema), v.maxLength(99))),
});

/** What is not there is left out, and quests stand in their order: equal rosters are equal. */
export function plainRoster({ heroes, won, allies = [] }: v.InferOutput<typeof rosterSchema>): Roster {
  return frozen({
    heroes: heroes.map(({ things, name, ...hero }) => ({
      ...hero,
      ...(name === undefined ? {} : { name }),
      things: things.map(({ card, at, runes }) => ({ card, at, ...(runes === undefined ? {} : { runes }) })),
    })),
    won: quests.filter((quest) => won.includes(quest)),
    ...(allies.length === 0 ? {} : { allies: allies.map(({ card, of }) => ({ card, of })) }),
  });
}

/** With all that is in it: no match changes its roster, and so no copy of a match has to copy it. */
function frozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null) for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
