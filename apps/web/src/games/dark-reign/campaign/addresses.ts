// As `route.ts` writes them; it knows the books of all games, so a game cannot ask it.

/** The set-up with this campaign on the table. */
export const campaignAddress = (campaign: string): string => `#/new/dark-reign/${campaign}`;

/** A quest that is on: on this device, or at a table by link. */
export const matchAddress = (match: string, isByLink: boolean): string =>
  `#/${isByLink ? "at" : "play"}/${match}`;
