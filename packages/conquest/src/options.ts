import type { GuideOption } from "@ossuaire/discs";
import type { Seat } from "@ossuaire/kernel";
import { type Character, charactersOf, type Team, teamOf, teams } from "./teams.ts";

/** What the players agree on before the game; all of it can be combined (CON-RULING-59). */
export interface ConquestOptions extends GuideOption {
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
