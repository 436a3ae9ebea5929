import { type OptionsRead, quoted, type Seat, type Words } from "@ossuaire/kernel";
import * as v from "valibot";
import type { Catacombs } from "./catacombs.ts";
import { isHealer, isHero, isLord } from "./content/box.ts";
import { faultOfScenario, type Scenario, scenarioSchema } from "./scenario.ts";
import type { HeroId, Role } from "./state.ts";

/** What the players agree on before the game (CAT-LIMIT-07); every variant is a switch of its own (CAT-VGEN-01). */
export interface CatacombsOptions {
  /** CAT-PLAYER-03 to 08: the Heroes of each Hero player. */
  readonly parties: readonly (readonly HeroId[])[];
  /** CAT-SETUP-01. */
  readonly lord: string;
  /** CAT-VHEALER-02. */
  readonly healer: string;
  readonly layout: "basic" | "branching" | "labyrinth";
  /** CAT-VLEN-01, 02: how many rooms of levels 0, 1 and 2 more, or fewer, than in the basic layout. */
  readonly more: readonly [number, number, number];
  /** CAT-VHEALER-03: in a layout of a variant. */
  readonly secondHealer: boolean;
  /** CAT-VMAZE-20: how many combat rooms a generated labyrinth has. */
  readonly mazeRooms: number;
  /** CAT-VMAZE-21. */
  readonly withoutMap: boolean;
  /** CAT-VLAST-01. */
  readonly heroesLast: boolean;
  /** CAT-VFAIR-02 to 04. */
  readonly fairPlacement: boolean;
  /** CAT-AWAND-01. */
  readonly wanderers: boolean;
  /** CAT-VCAMP-03. */
  readonly camping: boolean;
  /** CAT-VFAIR-06: between two rooms the Overseer's seat may be handed on. */
  readonly exchange: boolean;
  /** CAT-VSTORY-01, 02. */
  readonly scenario?: Scenario;
}

/** CAT-PLAYER-04 to 07: who has which Heroes until the players choose, by the number of players. */
export const companies = {
  "2": [["elf", "barbarian", "thief", "wizard"]],
  "3": [
    ["elf", "wizard"],
    ["barbarian", "thief"],
  ],
  "4": [["elf"], ["barbarian"], ["thief", "wizard"]],
  "5": [["elf"], ["barbarian"], ["thief"], ["wizard"]],
} as const satisfies Readonly<Record<string, CatacombsOptions["parties"]>>;

export const defaultOptions: CatacombsOptions = {
  parties: companies["2"],
  lord: "sorcerer",
  healer: "vysara",
  layout: "basic",
  more: [0, 0, 0],
  secondHealer: false,
  mazeRooms: 9,
  withoutMap: false,
  heroesLast: false,
  fairPlacement: false,
  wanderers: false,
  camping: false,
  exchange: false,
};

const switchOf = (initially: boolean) => v.optional(v.boolean(), initially);
const whole = (from: number, to: number) => v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));

const schema = v.strictObject({
  parties: v.optional(v.array(v.array(v.pipe(v.string(), v.check(isHero)))), () =>
    defaultOptions.parties.map((party) => [...party]),
  ),
  lord: v.optional(v.pipe(v.string(), v.check(isLord)), defaultOptions.lord),
  healer: v.optional(v.pipe(v.string(), v.check(isHealer)), defaultOptions.healer),
  layout: v.optional(v.picklist(["basic", "branching", "labyrinth"]), defaultOptions.layout),
  // CAT-RULING-86, CAT-GAP-14: the piles hold 4, 20 and 10 rooms.
  more: v.optional(v.strictTuple([whole(-1, 3), whole(-2, 18), whole(-1, 9)]), [0, 0, 0]),
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
    return refused(where, { fr: "inconnu ou mal formé.", en: "unknown or malformed." });
  }
  const { scenario, ...rest } = read.output;
  const options: CatacombsOptions = scenario === undefined ? rest : { ...rest, scenario };
  const fault = faultOf(options);
  return fault === undefined ? { ok: true, options } : refused(...fault);
}

function refused(where: string, why: Words): OptionsRead<Catacombs> {
  const named = quoted(where);
  return { ok: false, words: { fr: `« ${named} » : ${why.fr}`, en: `“${named}”: ${why.en}` } };
}

/** What the parts of the options, each well formed, have against each other. */
function faultOf(options: CatacombsOptions): readonly [where: string, why: Words] | undefined {
  const { parties, layout, more, secondHealer, scenario } = options;
  if (!isCompany(parties))
    return [
      "parties",
      {
        fr: "quatre Héros différents, partagés 4, 2 + 2, 1 + 1 + 2 ou 1 + 1 + 1 + 1 (CAT-PLAYER-03).",
        en: "four different Heroes, shared 4, 2 + 2, 1 + 1 + 2 or 1 + 1 + 1 + 1 (CAT-PLAYER-03).",
      },
    ];
  const isBasic = layout === "basic" && more.every((count) => count === 0);
  if (secondHealer && isBasic)
    return [
      "secondHealer",
      {
        fr: "la disposition de base n’a qu’un Guérisseur (CAT-VHEALER-02).",
        en: "the basic layout has one Healer (CAT-VHEALER-02).",
      },
    ];
  if (layout !== "basic" && more.some((count) => count !== 0))
    return [
      "more",
      {
        fr: "la longueur se règle dans la disposition de base (CAT-VLEN-01).",
        en: "length is a matter of the basic layout (CAT-VLEN-01).",
      },
    ];
  if (more.reduce((sum, count) => sum + count, 4) < 1)
    return [
      "more",
      {
        fr: "il reste au moins une salle de combat (CAT-RULING-86).",
        en: "at least one combat room stays (CAT-RULING-86).",
      },
    ];
  return scenario && faultOfScenario(scenario, layout);
}

/** CAT-PLAYER-03 to 08: four Heroes, each with exactly one controller, in one of the four splits. */
function isCompany(parties: CatacombsOptions["parties"]): boolean {
  const sizes = parties
    .map((party) => party.length)
    .toSorted()
    .join("");
  return new Set(parties.flat()).size === 4 && ["4", "22", "112", "1111"].includes(sizes);
}

/** CAT-PLAYER-01, 02: the Overseer sits first. */
export function seatsOf({ parties }: CatacombsOptions): readonly Seat[] {
  return ["seat-1", ...parties.map((_, i) => `seat-${i + 2}`)];
}

const partyRoles = ["party-1", "party-2", "party-3", "party-4"] as const;

export function rolesOf({ parties }: CatacombsOptions): readonly Role[] {
  return ["overseer", ...partyRoles.slice(0, parties.length)];
}

export function roleOfHero({ parties }: CatacombsOptions, hero: HeroId): Role | undefined {
  return partyRoles[parties.findIndex((heroes) => heroes.includes(hero))];
}

/** The Heroes that this role controls. */
export function heroesOf({ parties }: CatacombsOptions, role: Role): readonly HeroId[] {
  return role === "overseer" ? [] : (parties[partyRoles.indexOf(role)] ?? []);
}
