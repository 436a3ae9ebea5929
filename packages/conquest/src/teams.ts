/** CON-TEAM-02: always two teams, whatever the number of players. */
export type Team = "sword" | "skull";

export const teams = ["sword", "skull"] as const;

/** CON-COMP-02: two characters each, named as the turns that are bound to them. */
export type Character = "s1" | "s2" | "c1" | "c2";

export const characters = ["s1", "s2", "c1", "c2"] as const;

export const charactersOf: Readonly<Record<Team, readonly [Character, Character]>> = {
  sword: ["s1", "s2"],
  skull: ["c1", "c2"],
};

/** CON-TEAM-05: characters of one team are companions, those of the other their enemies. */
export function teamOf(character: Character): Team {
  return character === "s1" || character === "s2" ? "sword" : "skull";
}

export function enemyOf(team: Team): Team {
  return team === "sword" ? "skull" : "sword";
}

export function isTeam(seat: string): seat is Team {
  return teams.some((team) => team === seat);
}

export function isCharacter(piece: string): piece is Character {
  return characters.some((character) => character === piece);
}
