import type { Levels } from "@ossuaire/discs";

/** A card of the hand is what is rehearsed; where everybody stands afterwards counts in damage points. */
export const levels: Levels = {
  novice: { hand: { aim: 0.2, strength: 0.3 }, flicks: 30, rehearsal: 0, foresight: 0, prudent: false },
  adept: { hand: { aim: 0.11, strength: 0.18 }, flicks: 200, rehearsal: 0, foresight: 0.3, prudent: true },
  master: {
    hand: { aim: 0.065, strength: 0.12 },
    flicks: 1200,
    rehearsal: 60,
    foresight: 0.4,
    prudent: true,
  },
};
