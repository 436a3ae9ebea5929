import { credits, licences } from "./en/credits.ts";
import { credits as creditsFr, licences as licencesFr } from "./fr/credits.ts";
import { homeWords } from "./home.ts";
import { roomOf, useRoom } from "./room.ts";

/** What is said where the page thanks. */
const creditsWords = roomOf(
  { ...homeWords.en, credits, licences },
  { ...homeWords.fr, credits: creditsFr, licences: licencesFr },
);

export const useCreditsWords = () => useRoom(creditsWords);
