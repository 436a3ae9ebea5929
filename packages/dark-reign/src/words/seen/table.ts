import { capital, counted, de, noun, type Words, w } from "@ossuaire/kernel";
import type { Chance } from "../../dice/odds.ts";
import type { TestSeen } from "../../seen/tests.ts";
import { characteristicNames } from "../../sheet/characteristic-names.ts";
import { deedsIn } from "../../shelf.ts";
import type { SeenCharacter, View } from "../../view.ts";
import { ending } from "../asked/sorts.ts";
import { titleIn } from "../names.ts";
import { whenWords } from "../when.ts";

const ecu = noun(w("écu", "écu"));

const fates = {
  dead: w("a péri", "has died"),
  banished: w("a disparu", "has vanished"),
  left: w("est en sûreté", "is safe outside"),
  town: w("en ville", "in town"),
} as const;

/** What the table itself says around the board. */
export const tableWords = {
  board: w("Le plateau", "The board"),
  help: w(
    "Flèches : un pas ; Origine, Fin, Page précédente et Page suivante : en diagonale. Maj et flèches : regarder une case, Entrée : y aller ou agir. Plus et moins : de plus près, de plus loin. R : courir. 1 à 9 : les actions de la barre. 0 : revenir à qui agit. Tabulation : d’un personnage ou d’un élément à l’autre.",
    "Arrows: a step; Home, End, Page Up and Page Down: diagonally. Shift and arrows: look at a square, Enter: go there or act. Plus and minus: nearer, farther. R: run. 1 to 9: the deeds of the bar. 0: back to whoever acts. Tab: from one character or element to the next.",
  ),
  deeds: w("Que faire", "What to do"),
  howToAct: w(
    "Touchez une case éclairée, quelqu’un, ou une action.",
    "Press a lit square, somebody, or a deed.",
  ),
  show: w("Montrer sur le plateau", "Show on the board"),
  back: w("Revenir à qui agit", "Back to whoever acts"),
  ambush: w("Embuscade !", "Ambush!"),
  more: w("Plus…", "More…"),
  moreDeeds: w("Ce que l’on peut faire d’autre", "What else can be done"),
  barredDeeds: w("Pas maintenant", "Not now"),
  barredWays: w("Autrement :", "In other ways:"),
  close: w("Fermer", "Close"),
  purse: w("Bourse", "Purse"),
  ecus: (ecus: number): Words => counted(ecus, ecu),
  destiny: (left: number): Words => w(`Destin ${left}`, `Destiny ${left}`),
  actions: w("P.Action", "P.Action"),
  otherTargets: w("Autres cibles : vos compagnons", "Other targets: your companions"),
  walkHere: w("Marcher ici", "Walk here"),
  gone: (why: NonNullable<SeenCharacter["gone"]>): Words => fates[why],
  acting: w("joue", "acts"),
  done: w("a joué", "has acted"),
  when: (view: View): Words => capital(whenWords(view)),
  firstZone: w("Le MJ dispose la première zone…", "The MJ lays out the first zone…"),
  side: (side: View["turn"]["side"]): Words =>
    side === "mj" ? w("Tour du MJ", "MJ turn") : w("Tour des PJ", "PJ turn"),
  sideShort: (side: View["turn"]["side"]): Words => (side === "mj" ? w("MJ", "MJ") : w("PJ", "PJ")),
  end: (view: View, who: string): Words => {
    const { fr, en } = titleIn(who, view);
    return w(`Fin ${de(fr)}`, `End ${en}`);
  },
  pass: (id: string): Words =>
    id === "pass-turn" ? w("Passer tout ce tour", "Pass this whole turn") : w("Passer", "Pass"),
  leaves: (actions: number): Words => w(`laisse ${actions} P.Action`, `leaves ${actions} P.Action`),
} as const;

/** A deed as its button says it. */
export function deedTitle({ options }: View, id: string): Words {
  if (id === "end") return ending;
  return deedsIn(options).find((deed) => deed.id === id)?.name ?? w(id, id);
}

/** REG-DICE: exact chances, in whole per cent, and by how many of all throws. */
export const oddsWords = {
  share: (chance: Chance): Words => w(`${perCent(chance)}\u00a0%`, `${perCent(chance)}%`),
  hit: (chance: Chance): Words => {
    const { fr, en } = oddsWords.share(chance);
    return w(`${fr} de toucher`, `${en} to hit`);
  },
  wound: w("de blesser", "to wound"),
  fell: (chance: Chance, isHero: boolean): Words => {
    const { fr, en } = oddsWords.share(chance);
    return isHero ? w(`${fr} d’abattre`, `${en} to fell`) : w(`${fr} de tuer`, `${en} to kill`);
  },
  loss: ({ cases, of }: Chance): Words => {
    const mean = (Math.round((10 * cases) / of) / 10).toFixed(1);
    return w(`${mean.replace(".", ",")} PV en moyenne`, `${mean} PV on average`);
  },
  /** REG-BASH-02. */
  batter: w("d’entamer", "to damage it"),
  shatter: (chance: Chance): Words => {
    const { fr, en } = oddsWords.share(chance);
    return w(`${fr} d’en venir à bout`, `${en} to break it`);
  },
  /** REG-SEARCH-03. */
  find: w("de trouver quelque chose", "to find something"),
  harm: (chance: Chance): Words => {
    const { fr, en } = oddsWords.share(chance);
    return w(`${fr} de se blesser`, `${en} to be hurt`);
  },
  dice: (dice: number): Words => w(`${dice}D`, `${dice}D`),
  pass: w("de réussir", "to succeed"),
  /** “Dextérité 6 + 1D + 2, difficulté 4”. */
  terms: ({ of, level, d, bonus, difficulty }: TestSeen): Words => {
    const dice = d === 0 ? "" : ` + ${d}D`;
    const more = bonus === 0 ? "" : bonus < 0 ? ` − ${-bonus}` : ` + ${bonus}`;
    const { fr, en } = characteristicNames[of];
    return w(
      `${fr} ${level}${dice}${more}, difficulté ${difficulty}`,
      `${en} ${level}${dice}${more}, difficulty ${difficulty}`,
    );
  },
  failure: ({ fr, en }: Words): Words => w(`échec : ${fr}`, `failure: ${en}`),
  throws: ({ cases, of }: Chance): Words => w(`${cases} jets sur ${of}`, `${cases} throws of ${of}`),
} as const;

const perCent = ({ cases, of }: Chance): number => Math.round((100 * cases) / of);
