import { type OptionsRead, optionFault } from "@ossuaire/kernel";
import * as v from "valibot";
import { isHealer, isHero, isLord } from "./content/box.ts";
import { isPack } from "./content/shelf.ts";
import { type CatacombsOptions, defaultOptions } from "./options.ts";
import { type Fault, faultOfPiles, faultOfStrangers } from "./read-boxes.ts";
import { faultOfScenario, scenarioSchema } from "./read-scenario.ts";
import { replacingHealer } from "./rules/piles.ts";
import type { Catacombs } from "./table.ts";

const switchOf = (initially: boolean) => v.optional(v.boolean(), initially);
const whole = (from: number, to: number) => v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));

const schema = v.strictObject({
  parties: v.optional(v.array(v.array(v.pipe(v.string(), v.check(isHero)))), () =>
    defaultOptions.parties.map((party) => [...party]),
  ),
  boxes: v.optional(
    v.array(
      v.pipe(
        v.string(),
        v.check((id) => id !== "base" && isPack(id)),
      ),
    ),
  ),
  rooms: v.optional(v.array(v.pipe(v.string(), v.check(isPack)))),
  altar: v.optional(v.boolean(), false),
  drops: v.optional(v.picklist([0, 2, 4]), 0),
  passages: v.optional(v.boolean(), false),
  lord: v.optional(v.pipe(v.string(), v.check(isLord)), defaultOptions.lord),
  healer: v.optional(v.pipe(v.string(), v.check(isHealer))),
  layout: v.optional(v.picklist(["basic", "branching", "labyrinth"]), defaultOptions.layout),
  more: v.optional(v.strictTuple([whole(-1, 99), whole(-2, 99), whole(-1, 99)]), [0, 0, 0]),
  secondHealer: switchOf(defaultOptions.secondHealer),
  mazeRooms: v.optional(whole(4, 20), defaultOptions.mazeRooms),
  withoutMap: switchOf(defaultOptions.withoutMap),
  heroesLast: switchOf(defaultOptions.heroesLast),
  fairPlacement: switchOf(defaultOptions.fairPlacement),
  wanderers: switchOf(defaultOptions.wanderers),
  camping: switchOf(defaultOptions.camping),
  exchange: switchOf(defaultOptions.exchange),
  scenario: v.optional(scenarioSchema),
});

export function readOptions(input: unknown): OptionsRead<Catacombs> {
  const read = v.safeParse(schema, input, { abortEarly: true });
  if (!read.success) {
    const where = v.getDotPath(read.issues[0]) ?? "options";
    return optionFault(where, { fr: "inconnu ou mal formé.", en: "unknown or malformed." });
  }
  const { scenario, boxes = [], rooms = [], altar, drops, passages, healer, ...rest } = read.output;
  // What nobody asked for is not there; lists in one order and each box once, so that equal tables have equal options.
  const options: CatacombsOptions = {
    ...rest,
    healer: healer ?? usualHealer(inOrder(boxes)),
    ...(scenario === undefined ? {} : { scenario }),
    ...(boxes.length === 0 ? {} : { boxes: inOrder(boxes) }),
    ...(rooms.length === 0 ? {} : { rooms: inOrder(rooms) }),
    ...(altar ? { altar } : {}),
    ...(drops === 0 ? {} : { drops }),
    ...(passages ? { passages } : {}),
  };
  const fault = faultOf(options);
  return fault === undefined ? { ok: true, options } : optionFault(...fault);
}

/** VER-VERDICT-01: a box may bring its own Healer for the layout. */
function usualHealer(boxes: readonly string[]): string {
  return replacingHealer({ boxes }) ?? defaultOptions.healer;
}

function inOrder(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].toSorted();
}

/** What the parts of the options, each well formed, have against each other. */
function faultOf(options: CatacombsOptions): Fault | undefined {
  const { parties, layout, more, secondHealer, scenario } = options;
  if (!isCompany(parties))
    return [
      "parties",
      {
        fr: "quatre Héros différents, partagés 4, 2 + 2, 1 + 1 + 2 ou 1 + 1 + 1 + 1.",
        en: "four different Heroes, shared 4, 2 + 2, 1 + 1 + 2 or 1 + 1 + 1 + 1.",
      },
      "CAT-PLAYER-03",
    ];
  const isBasic = layout === "basic" && more.every((count) => count === 0);
  if (secondHealer && isBasic)
    return [
      "secondHealer",
      {
        fr: "la disposition de base n’a qu’un Guérisseur.",
        en: "the basic layout has one Healer.",
      },
      "CAT-VHEALER-02",
    ];
  if (layout !== "basic" && more.some((count) => count !== 0))
    return [
      "more",
      {
        fr: "la longueur se règle dans la disposition de base.",
        en: "length is a matter of the basic layout.",
      },
      "CAT-VLEN-01",
    ];
  if (more.reduce((sum, count) => sum + count, 4) < 1)
    return [
      "more",
      {
        fr: "il reste au moins une salle de combat.",
        en: "at least one combat room stays.",
      },
      "CAT-RULING-86",
    ];
  return (
    faultOfStrangers(options) ?? faultOfPiles(options) ?? (scenario && faultOfScenario(scenario, layout))
  );
}

/** CAT-PLAYER-03 to 08: four Heroes, each with exactly one controller, in one of the four splits. */
function isCompany(parties: CatacombsOptions["parties"]): boolean {
  const sizes = parties
    .map((party) => party.length)
    .toSorted()
    .join("");
  return new Set(parties.flat()).size === 4 && ["4", "22", "112", "1111"].includes(sizes);
}
