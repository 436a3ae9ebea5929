import type * as english from "../en/version.ts";
import type { SameKeys } from "../messages.ts";

/** Une version plus récente, et jouer hors connexion. */
export const version: SameKeys<typeof english.version> = {
  ready: "Une nouvelle version est prête.",
  kept: "Vous reprendrez où vous en êtes.",
  begun: "Ce qui est commencé sur cette page sera à refaire.",
  reload: "Recharger",
  later: "Plus tard",
  offline: "Tout est sur l’appareil : on peut jouer hors connexion.",
};
