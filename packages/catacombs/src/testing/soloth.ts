import { type Campaign, fighting, newCampaign, type Situation } from "./campaign.ts";
import { beforeRoom } from "./scenes.ts";

/** SOL-HERO-02: the four who are made to be played together. */
export const solothParty = ["ice-princess", "paladin", "witch-hunter", "sorceress"] as const;

/** Base game and Soloth, with the four new Heroes and one player. */
export const withSoloth = { boxes: ["soloth"], parties: [solothParty] };

/** A fight with Cavern of Soloth on the table. */
export function solothFight({ options, ...situation }: Situation = {}, seed?: string): Campaign {
  return fighting({ ...situation, options: { ...withSoloth, ...options } }, seed);
}

export function solothCampaign(options: Situation["options"] = {}, seed?: string): Campaign {
  return newCampaign({ ...withSoloth, ...options }, seed);
}

/** Before a Room card, with Soloth. */
export function beforeSolothRoom(card: string, ahead: Parameters<typeof beforeRoom>[1] = {}): Campaign {
  return beforeRoom(card, { ...ahead, options: { ...withSoloth, ...ahead.options } });
}

/** Flicks a piece that was just asked for at another, or through a spot. */
export function strikes(game: Campaign, deed: string, target: string, strength = 700): void {
  game.choose(deed);
  game.flickAt(target, strength);
}
