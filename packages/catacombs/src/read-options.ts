import { guideOption, guides } from "@ossuaire/discs";
import { type OptionsRead, optionFault } from "@ossuaire/kernel";
import * as v from "valibot";
import { isHealer, isHero, isLord } from "./content/box.ts";
import { isPack } from "./content/shelf.ts";
import { faultsOf } from "./faults.ts";
import { type CatacombsOptions, defaultOptions } from "./options.ts";
import { scenarioSchema } from "./read-scenario.ts";
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
  guides: v.optional(v.picklist(guides), "first-contact"),
});

export function readOptions(input: unknown): OptionsRead<Catacombs> {
  const read = v.safeParse(schema, input, { abortEarly: true });
  if (!read.success) {
    const where = v.getDotPath(read.issues[0]) ?? "options";
    return optionFault(where, { fr: "inconnu ou mal formé.", en: "unknown or malformed." });
  }
  const { boxes = [], rooms = [], altar, drops, passages, healer, scenario, guides, ...rest } = read.output;
  const options = onlyAsked({
    ...rest,
    ...guideOption(guides),
    healer: healer ?? usualHealer(inOrder(boxes)),
    scenario,
    boxes,
    rooms,
    altar: altar || undefined,
    drops: drops || undefined,
    passages: passages || undefined,
  });
  const [fault] = faultsOf(options);
  return fault === undefined ? { ok: true, options } : optionFault(...fault);
}

/** The options of a match as somebody agrees on them: what is not wished for may be left open. */
export type Wishes = Omit<CatacombsOptions, Optional> & {
  readonly [Option in Optional]?: CatacombsOptions[Option] | undefined;
};

type Optional = "boxes" | "rooms" | "altar" | "drops" | "passages" | "scenario";

/** What nobody asked for is not there; lists in one order and each box once, so that equal tables have equal options. */
export function onlyAsked(wishes: Wishes): CatacombsOptions {
  const { scenario, boxes = [], rooms = [], altar, drops, passages, ...rest } = wishes;
  return {
    ...rest,
    ...(scenario === undefined ? {} : { scenario }),
    ...(boxes.length === 0 ? {} : { boxes: inOrder(boxes) }),
    ...(rooms.length === 0 ? {} : { rooms: inOrder(rooms) }),
    ...(altar === undefined ? {} : { altar }),
    ...(drops === undefined ? {} : { drops }),
    ...(passages === undefined ? {} : { passages }),
  };
}

/** VER-VERDICT-01: a box may bring its own Healer for the layout. */
function usualHealer(boxes: readonly string[]): string {
  return replacingHealer({ boxes }) ?? defaultOptions.healer;
}

function inOrder(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].toSorted();
}
