import { type Outcome, say, type Words, w } from "@ossuaire/kernel";
import { teamOfSeat } from "../options.ts";
import type { Ending } from "../state.ts";
import { type Team, teams } from "../teams.ts";
import type { View } from "../view.ts";
import { teamTitles } from "./names.ts";

/** CON-END-07: who has won, and why it is over. */
export function endingOf(view: View, { winners: [winner] }: Outcome): Words {
  const team = winner === undefined ? undefined : teamOfSeat(view.options, winner);
  return say`${winnerWords(team)}. ${endWords(view) ?? w("", "")}`;
}

/** CON-END-07: why the game is over, once it is. */
export function endWords({ ended, pools }: Pick<View, "ended" | "pools">): Words | undefined {
  if (ended === undefined) return undefined;
  if (ended !== "pool-empty") return reasons[ended];
  const emptied = teams.filter((team) => pools[team] === 0).map((team) => spent[team]);
  return emptied.reduce((both, one) => say`${both} ${one}`, w("", ""));
}

const reasons: Readonly<Record<Exclude<Ending, "pool-empty">, Words>> = {
  "bank-empty": { fr: "La banque de santé est vide.", en: "The health bank is empty." },
  "no-card": { fr: "Il n’y a plus de carte à jouer.", en: "There is no card left to play." },
};

const spent: Readonly<Record<Team, Words>> = {
  sword: { fr: "L’équipe de l’Épée n’a plus de santé.", en: "The Sword team has no health left." },
  skull: { fr: "L’équipe du Crâne n’a plus de santé.", en: "The Skull team has no health left." },
};

/** Who has won; nobody, if it is a draw. */
export function winnerWords(team: Team | undefined): Words {
  return team === undefined ? w("Égalité", "A draw") : say`${teamTitles[team]} ${w("l’emporte", "wins")}`;
}
