import { type OptionsRead, quoted, type Seat } from "@ossuaire/kernel";
import * as v from "valibot";
import type { Conquest } from "./conquest.ts";
import { type Character, charactersOf, type Team, teamOf, teams } from "./teams.ts";

/** What the players agree on before the game; all of it can be combined (CON-RULING-59). */
export interface ConquestOptions {
  /** CON-TEAM-01. */
  readonly players: 2 | 3 | 4;
  /** With three players, the team of the one who is alone (CON-RULING-10). */
  readonly alone: Team;
  /** CON-HEALTH-01, 02, CON-RULING-06: starting tokens of each team. */
  readonly health: number;
  /** CON-WALL-03, CON-MAT-01. */
  readonly border: "walls" | "mat";
  /** CON-OBST-03, CON-RULING-05: whether another layout of the obstacles may be proposed before the first turn. */
  readonly obstacles: "default" | "agreed";
  /** CON-LATE-01. */
  readonly lateDraw: boolean;
  /** CON-TIRED-01. */
  readonly exhaustion: boolean;
  /** CON-VARIANT-01. */
  readonly abilities: boolean;
  /** CON-VARIANT-02. */
  readonly armour: boolean;
}

export const defaultOptions: ConquestOptions = {
  players: 2,
  alone: "sword",
  health: 8,
  border: "walls",
  obstacles: "default",
  lateDraw: false,
  exhaustion: false,
  abilities: true,
  armour: true,
};

const schema = v.strictObject({
  players: v.optional(v.picklist([2, 3, 4]), defaultOptions.players),
  alone: v.optional(v.picklist(teams), defaultOptions.alone),
  health: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(11)), defaultOptions.health),
  border: v.optional(v.picklist(["walls", "mat"]), defaultOptions.border),
  obstacles: v.optional(v.picklist(["default", "agreed"]), defaultOptions.obstacles),
  lateDraw: v.optional(v.boolean(), defaultOptions.lateDraw),
  exhaustion: v.optional(v.boolean(), defaultOptions.exhaustion),
  abilities: v.optional(v.boolean(), defaultOptions.abilities),
  armour: v.optional(v.boolean(), defaultOptions.armour),
});

export function readOptions(input: unknown): OptionsRead<Conquest> {
  const read = v.safeParse(schema, input, { abortEarly: true });
  if (read.success) return { ok: true, options: read.output };
  const where = v.getDotPath(read.issues[0]) ?? "options";
  return {
    ok: false,
    words: {
      fr: `« ${quoted(where)} » : ${reasons[where]?.fr ?? "inconnu ou mal formé."}`,
      en: `“${quoted(where)}”: ${reasons[where]?.en ?? "unknown or malformed."}`,
    },
  };
}

const reasons: Readonly<Record<string, { readonly fr: string; readonly en: string }>> = {
  players: {
    fr: "il faut 2, 3 ou 4 joueurs (CON-TEAM-01).",
    en: "2, 3 or 4 players are needed (CON-TEAM-01).",
  },
  health: {
    fr: "de 1 à 11 jetons par équipe (CON-RULING-06).",
    en: "1 to 11 tokens for each team (CON-RULING-06).",
  },
};

/** Team by team; a player alone sits for the whole team (CON-PLAYERS-01 to 03). */
export function seatsOf(options: ConquestOptions): readonly Seat[] {
  return teams.flatMap((team) => seatsOfTeam(options, team));
}

/** Who takes the turns of this character. */
export function seatOf(options: ConquestOptions, character: Character): Seat {
  const team = teamOf(character);
  return isAlone(options, team) ? team : character;
}

export function seatsOfTeam(options: ConquestOptions, team: Team): readonly Seat[] {
  return isAlone(options, team) ? [team] : charactersOf[team];
}

function isAlone({ players, alone }: ConquestOptions, team: Team): boolean {
  return players === 2 || (players === 3 && alone === team);
}

export function teamOfSeat(options: ConquestOptions, seat: Seat): Team {
  const team = teams.find((one) => seatsOfTeam(options, one).includes(seat));
  if (team === undefined) throw new Error(`${seat} sits in no team`);
  return team;
}

/** CON-DECK-03 to 05: four cards, eight for a player alone against two; one fewer when cards are drawn late (CON-LATE-03). */
export function startingHand(options: ConquestOptions, seat: Seat): number {
  const isLone = options.players === 3 && seat === options.alone;
  return (isLone ? 8 : 4) - (options.lateDraw ? 1 : 0);
}
