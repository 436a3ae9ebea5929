/** The two sides of the table: the heroes and their allies, and everything that the MJ controls. */
export type Side = "heroes" | "mj";

export const otherSide = (side: Side): Side => (side === "heroes" ? "mj" : "heroes");

/** REG-CHAR-02 to 13: what has a level and a power die. P.Action, PV and destiny are counters (REG-RULING-09). */
export const characteristics = [
  "dexterity",
  "intelligence",
  "melee",
  "shooting",
  "agility",
  "magic",
  "force",
  "charisma",
  "endurance",
  "will",
] as const;

export type Characteristic = (typeof characteristics)[number];

export type Levels = Readonly<Record<Characteristic, number>>;

/** REG-XP-05 to 07: what XP can raise. */
export const raisable = [...characteristics, "actions", "pv"] as const;

export type Raised = (typeof raisable)[number];

/** REG-LEVEL-01 to 03. */
export const playLevels = ["novice", "adventurer", "hero"] as const;

export type PlayLevel = (typeof playLevels)[number];

/** REG-LEVEL-01 to 03: what lies below a bridge. */
export const belowBridges = (level: PlayLevel): "water" | "lava" => (level === "hero" ? "lava" : "water");

/** Where a fact comes from: printed, known in public, or ours, where the printed fact is unknown. */
export type Source = "rulebook" | "public" | "house";

/**
 * What a character is or cannot suffer, by a trait or for a while by an effect. Rules ask for it by name (`has`), so
 * that a skill, a relic and a spell that do the same are told apart by nobody.
 */
export type Quality =
  | "undead"
  | "demon"
  | "fearless"
  | "coward"
  | "flying"
  | "immaterial"
  | "invisible"
  | "invulnerable"
  | "unblocked"
  | "magic-weapon"
  | "magic-armour"
  | "no-fire"
  | "no-poison"
  | "no-web"
  | "no-spell"
  | "ambidextrous"
  | "regenerating"
  | "arcane";
