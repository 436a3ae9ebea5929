import type { Levels, Level as Skill } from "@ossuaire/discs";

/** How good a bot is, Heroes and Overseer alike. It rehearses attacks, and cares who can strike whom afterwards. */
export interface Level extends Skill {
  /** So many deeds that look best are played through in the head. */
  readonly deeds: number;
  /** How often one of several pieces is put elsewhere, before all are placed. */
  readonly spots: number;
  /** How much the worth of a deed is misjudged, in life points. */
  readonly whim: number;
  /** VER-VARIANT-05: whether it plays what is recommended for experienced players. */
  readonly experienced: boolean;
}

/** A turn has its time: whoever has few pieces to think about thinks longer about each. Up to so many get no less. */
const manyPieces = 8;

export function attentive(level: Level, pieces: number): Level {
  const share = Math.max(1, manyPieces / Math.max(pieces, 1));
  return {
    ...level,
    flicks: Math.floor(share * level.flicks),
    rehearsal: Math.floor(share * level.rehearsal),
  };
}

export const levels: Levels<Level> = {
  novice: {
    hand: { aim: 0.22, strength: 0.3 },
    flicks: 24,
    deeds: 1,
    rehearsal: 16,
    spots: 0,
    foresight: 0.05,
    whim: 1.5,
    prudent: false,
    experienced: false,
  },
  adept: {
    hand: { aim: 0.14, strength: 0.21 },
    flicks: 200,
    deeds: 4,
    rehearsal: 40,
    spots: 2000,
    foresight: 0.3,
    whim: 0.15,
    prudent: true,
    experienced: false,
  },
  master: {
    hand: { aim: 0.065, strength: 0.12 },
    flicks: 1500,
    deeds: 8,
    rehearsal: 120,
    spots: 6000,
    foresight: 0.4,
    whim: 0,
    prudent: true,
    experienced: true,
  },
};
