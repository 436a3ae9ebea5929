import type { GuideOption } from "@ossuaire/discs";
import type { Seat } from "@ossuaire/kernel";
import type { Scenario } from "./scenario.ts";

/** CAT-COMP-12 and the heroes of the expansions, by the ids of their boards. */
export type HeroId = string;

/** One role at the table: the Overseer, or a player with one or more Heroes. */
export type Role = "overseer" | "party-1" | "party-2" | "party-3" | "party-4";

/** What the players agree on before the game (CAT-LIMIT-07); every variant is a switch of its own (CAT-VGEN-01). */
export interface CatacombsOptions extends GuideOption {
  /** CAT-PLAYER-03 to 08: the Heroes of each Hero player. */
  readonly parties: readonly (readonly HeroId[])[];
  /** The expansions on the table beside the base game; none if left out. */
  readonly boxes?: readonly string[];
  /** SOL-RULING-08: the boxes whose rooms are laid out, where not all of them are. */
  readonly rooms?: readonly string[];
  /** SOL-ALTAR-02. */
  readonly altar?: true;
  /** SOL-RULING-19: how much more life the Lord starts with. */
  readonly drops?: 2 | 4;
  /** VER-SETUP-07: the cards of the Dark Passageways are turned up. */
  readonly passages?: true;
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
