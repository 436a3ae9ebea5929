import { agreeing, counted, listed, noun, say, type Words, w } from "@ossuaire/kernel";
import type { PlayLevel } from "../../kinds.ts";
import type { Fared } from "../../seen/tale.ts";
import { cardOf, findCard } from "../../shelf.ts";
import type { View } from "../../view.ts";
import { elementName } from "../names.ts";
import { sideQuestName } from "../option-texts.ts";

const round = noun(w("manche", "round"));
const foe = noun(w("ennemi tué", "enemy killed"), w("ennemis tués", "enemies killed"));

/** What the end of a quest says. */
export const endWords = {
  won: w("La quête est gagnée", "The quest is won"),
  lost: w("La quête est perdue", "The quest is lost"),
  objective: w("L’objectif caché", "The hidden objective"),
  side: w("La quête secondaire", "The secondary quest"),
  noSide: w("Il n’y en avait pas.", "There was none."),
  sideDone: (isDone: boolean): Words =>
    isDone
      ? w("Accomplie : 20 XP chacun.", "Accomplished: 20 XP each.")
      : w("Pas accomplie.", "Not accomplished."),
  score: w("écus de score", "écus scored"),
  rounds: (rounds: number): Words => agreeing(rounds, round),
  kills: (kills: number): Words => agreeing(kills, foe),
  map: w("La carte, avec ses secrets", "The map, with its secrets"),
  secrets: w("Restés cachés :", "Never found:"),
  noSecret: w("Rien n’est resté caché.", "Nothing stayed hidden."),
  party: w("La compagnie", "The party"),
  heads: [w("tués", "kills"), w("PV infligés", "PV dealt"), w("XP", "XP"), w("écus", "écus")],
  hero: w("Héros", "Hero"),
  fate: (fate: Fared["fate"], isFeminine: boolean): Words =>
    ({
      alive: isFeminine ? w("vivante", "alive") : w("vivant", "alive"),
      left: isFeminine ? w("sortie", "got out") : w("sorti", "got out"),
      dead: isFeminine ? w("morte", "dead") : w("mort", "dead"),
      banished: isFeminine ? w("bannie", "banished") : w("banni", "banished"),
    })[fate],
  tale: w("Le récit", "The tale"),
  inTown: w("Avant la descente", "Before the descent"),
  inRound: (one: number): Words => w(`Manche ${one}`, `Round ${one}`),
  quiet: w("Rien qui vaille d’être conté.", "Nothing worth telling."),
  finest: w("Le plus haut fait", "The finest deed"),
  feat: (name: Words, { kills, dealt }: Pick<Fared, "kills" | "dealt">): Words =>
    say`${name}${w(" : ", ": ")}${counted(kills, foe)}, ${w(`${dealt} PV infligés`, `${dealt} PV dealt`)}.`,
} as const;

/** What came of it: the ending of the quest, or why it was lost. */
export function outcomeWords({ options, ended }: View): Words {
  if (ended?.isWon) return cardOf("quests", options.quest).ending;
  return losses[ended?.why ?? ""] ?? endWords.lost;
}

const losses: Readonly<Record<string, Words>> = {
  "nobody-left": w("Plus personne ne tient debout en bas.", "Nobody is left standing down there."),
  "too-late": w(
    "Les inquisiteurs ont trouvé l’entrée avant que tous soient passés.",
    "The inquisitors found the way in before everybody was through.",
  ),
  "given-up": w("La compagnie a renoncé et remonte.", "The party has given up and climbs back."),
};

/** REG-QUEST-03, REG-VERDICT-54: the objective in full, then its numbers. */
export function objectiveWords(view: View): readonly Words[] {
  const { quest } = view.options;
  return [cardOf("quests", quest).objective, numbersOf(view)];
}

/** REG-QWELL-05, 06, REG-VERDICT-55. */
const lidDifficulty: Readonly<Record<PlayLevel, number>> = { novice: 1, adventurer: 3, hero: 5 };

function numbersOf({ options: { quest, level }, round: reached, elements, characters }: View): Words {
  if (quest === "well")
    return w(
      `Difficulté du test : ${lidDifficulty[level]}.`,
      `Difficulty of the test: ${lidDifficulty[level]}.`,
    );
  if (quest === "clock") return w(`Manche atteinte : ${reached} sur 11.`, `Round reached: ${reached} of 11.`);
  if (quest === "gold") {
    const chests = elements.filter(({ kind }) => kind === "chest");
    const searched = chests.filter((one) => one.searched).length;
    return w(
      `Coffres fouillés en tout : ${searched} sur ${chests.length}.`,
      `Chests searched in all: ${searched} of ${chests.length}.`,
    );
  }
  const ogres = characters.filter(({ card }) => card === "ogre").length;
  return w(`Ogres rencontrés : ${ogres}.`, `Ogres met: ${ogres}.`);
}

/** REG-SIDE: what lay beside the quest, if anything did. */
export function sideWords({ unveiled }: View): readonly Words[] {
  const { side, isSideDone = false } = unveiled ?? {};
  if (side === undefined) return [endWords.noSide];
  const { objective, follower } = findCard("sideQuests", side) ?? {};
  return [
    say`${sideQuestName(side)}.`,
    ...(objective === undefined ? [] : [objective]),
    endWords.sideDone(isSideDone),
    ...(isSideDone && follower !== undefined ? [follower.words] : []),
  ];
}

/** What nobody ever found, kind by kind. */
export function secretsWords({ elements }: View): Words {
  const kinds = elements.filter(({ hidden, shown }) => hidden && !shown).map(({ kind }) => kind);
  if (kinds.length === 0) return endWords.noSecret;
  const each = [...new Set(kinds)].map((kind) => {
    const { fr, en } = elementName(kind);
    const count = kinds.filter((one) => one === kind).length;
    return count === 1 ? w(fr, en) : w(`${fr} × ${count}`, `${en} × ${count}`);
  });
  return say`${endWords.secrets} ${listed(each)}.`;
}
