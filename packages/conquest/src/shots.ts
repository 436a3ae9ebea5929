import type { RuleId, Words } from "@ossuaire/kernel";

/** CON-SHOT-01: eight kinds of shot in three families. */
export type ShotKind =
  | "move"
  | "combat"
  | "critical"
  | "missile"
  | "fireball"
  | "longbow"
  | "wave"
  | "power-wave";

/** CON-COMP-03: the discs of ranged shots. Wave and power wave are two faces of one disc (CON-COMP-04). */
export type Projectile = "missile" | "fireball" | "longbow" | "wave";

/** One shot of a card's sequence. */
export interface Shot {
  readonly kind: ShotKind;
  readonly name: Words;
  readonly rule: RuleId;
  /** CON-DAMAGE-05: for each enemy that it hits. */
  readonly damage: number;
  /** The disc of a ranged shot; without one, the active character itself is flicked (CON-SHOT-03). */
  readonly projectile?: Projectile;
  /** CON-LONGBOW-01: may start beside the companion as well. */
  readonly fromCompanion?: true;
  /** CON-POWER-02: the damage if a card is discarded after a hit. */
  readonly raised?: number;
  /** CON-TARGET-01 to 05: only the named enemy can be wounded, and a miss may be tried again. */
  readonly targeted?: true;
}

export const move: Shot = {
  kind: "move",
  name: { fr: "déplacement", en: "move" },
  rule: "CON-MOVE-01",
  damage: 0,
};

export const combat: Shot = {
  kind: "combat",
  name: { fr: "combat", en: "combat" },
  rule: "CON-COMBAT-01",
  damage: 1,
};

export const critical: Shot = {
  kind: "critical",
  name: { fr: "combat critique", en: "critical combat" },
  rule: "CON-COMBAT-02",
  damage: 2,
};

export const missile = {
  kind: "missile",
  name: { fr: "missile", en: "missile" },
  rule: "CON-MISSILE-01",
  damage: 1,
  projectile: "missile",
} as const satisfies Shot;

export const fireball = {
  kind: "fireball",
  name: { fr: "boule de feu", en: "fireball" },
  rule: "CON-FIREBALL-01",
  damage: 1,
  projectile: "fireball",
} as const satisfies Shot;

export const longbow = {
  kind: "longbow",
  name: { fr: "arc long", en: "longbow" },
  rule: "CON-LONGBOW-02",
  damage: 1,
  projectile: "longbow",
  fromCompanion: true,
} as const satisfies Shot;

export const wave = {
  kind: "wave",
  name: { fr: "vague", en: "wave" },
  rule: "CON-WAVE-01",
  damage: 1,
  projectile: "wave",
} as const satisfies Shot;

export const powerWave = {
  kind: "power-wave",
  name: { fr: "vague puissante", en: "power wave" },
  rule: "CON-POWER-01",
  damage: 2,
  raised: 3,
  projectile: "wave",
} as const satisfies Shot;

export const allShots: Readonly<Record<ShotKind, Shot>> = {
  move,
  combat,
  critical,
  missile,
  fireball,
  longbow,
  wave,
  "power-wave": powerWave,
};

/** CON-TARGET-01: only a ranged shot can carry the target icon; the compiler refuses any other. */
export function targeted(shot: Shot & { readonly projectile: Projectile }): Shot {
  return {
    ...shot,
    name: { fr: `${shot.name.fr} (ciblé)`, en: `targeted ${shot.name.en}` },
    targeted: true,
  };
}
