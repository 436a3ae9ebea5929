import { counted, noun, say, type Words, w } from "@ossuaire/kernel";
import type { Characteristic } from "../../kinds.ts";
import type { FightFacts, Gait, Thrown } from "../../told/fight.ts";
import { nameIn, seatTitle, subjectIn, thingName } from "../names.ts";
import { wayWords } from "../seen/bearing.ts";
import type { Lines } from "./lines.ts";

export const fightLines: Lines<FightFacts> = {
  leader: ({ who }, names) =>
    say`${subjectIn(who, names)} ${w("devient chef du groupe", "becomes leader of the group")}`,
  round: ({ round }) => w(`manche ${round}`, `round ${round}`),
  turn: ({ side, isExtra }) =>
    say`${isExtra ? w("tour supplémentaire :", "extra turn:") : w("tour :", "turn:")} ${side === "mj" ? seatTitle("mj") : w("les héros", "the heroes")}`,
  order: ({ order }, names) =>
    say`${w("ordre :", "order:")} ${order.map((id) => nameIn(id, names)).reduce((all, one) => say`${all}, ${one}`)}`,
  activated: ({ who, actions }, names) =>
    say`${subjectIn(who, names)} ${w(`agit (${actions} P.Action)`, `acts (${actions} P.Action)`)}`,
  finished: ({ who }, names) => say`${subjectIn(who, names)} ${w("a fini", "has finished")}`,
  does: ({ who, cost }, names) =>
    say`${subjectIn(who, names)} ${w(`dépense ${cost} P.Action`, `spends ${cost} P.Action`)}`,
  stepped: ({ who, from, how, x, y }, names) =>
    say`${subjectIn(who, names)} ${gaits[how]} ${wayWords(from, { x, y })}`,
  blocked: ({ who, goes }, names) =>
    say`${subjectIn(who, names)} ${goes ? w("force le passage", "breaks away") : w("renonce à bouger", "gives the move up")}`,
  tested: ({ who, of, difficulty, passed, ...thrown }, names) =>
    say`${subjectIn(who, names)} ${passed ? w("réussit", "passes") : w("rate", "fails")} ${w(`un test ${ofWords[of].fr} de difficulté ${difficulty}`, `${ofWords[of].en} test of difficulty ${difficulty}`)} ${diceWords(thrown)}`,
  attacked: ({ who, target, hits, damage, weapon, ...thrown }, names) =>
    say`${subjectIn(who, names)} ${hits ? w("touche", "hits") : w("manque", "misses")} ${nameIn(target, names)}${by(weapon)} ${diceWords(thrown)}${hits ? worth(damage) : none}`,
  threw: ({ who, dice, total }, names) => {
    const given = w(`${dice.length}D donne ${total}`, `${dice.length}D gives ${total}`);
    return names?.said === who ? given : say`${nameIn(who, names)}${w(" :", ":")} ${given}`;
  },
  destiny: ({ who, left }, names) =>
    say`${subjectIn(who, names)} ${w(`dépense un point de Destin et relance (reste : ${left})`, `spends a destiny point and rolls again (${left} left)`)}`,
  rerolls: ({ who, weapon }, names) =>
    say`${subjectIn(who, names)} ${w("relance :", "rolls again:")} ${thingName(weapon)}`,
  parries: ({ who }, names) =>
    say`${subjectIn(who, names)} ${w("pare : les dés sont relancés", "parries: the dice are rolled again")}`,
  guards: ({ who, ally }, names) =>
    say`${subjectIn(who, names)} ${w("s’interpose pour", "steps in for")} ${nameIn(ally, names)}`,
  lost: ({ who, lost }, names) => say`${subjectIn(who, names)} ${w("perd", "loses")} ${counted(lost, pv)}`,
  unhurt: ({ who }, names) => say`${subjectIn(who, names)} ${w("ne perd aucun PV", "loses no PV")}`,
  "cheats-death": ({ who, left }, names) =>
    say`${subjectIn(who, names)} ${w(`dépense un point de Destin et échappe à la mort (reste : ${left})`, `spends a destiny point and escapes death (${left} left)`)}`,
  healed: ({ who, gained }, names) =>
    say`${subjectIn(who, names)} ${w("regagne", "regains")} ${counted(gained, pv)}`,
  falls: ({ who }, names) =>
    say`${subjectIn(who, names)} ${w("tombe au sol, la blessure est grave", "falls to the ground, gravely wounded")}`,
  "stands-up": ({ who }, names) => say`${subjectIn(who, names)} ${w("se relève", "stands up")}`,
  killed: ({ who, figures, ecus }, names) =>
    say`${nameIn(who, names)}${w(" :", ":")} ${counted(figures, figure)}, ${counted(ecus, ecu)}`,
  gone: ({ who, why }, names) => say`${subjectIn(who, names)} ${goneWords[why]}`,
  joined: ({ who, group }, names) =>
    say`${subjectIn(who, names)} ${w("renforce", "joins")} ${nameIn(group, names)}`,
  ended: ({ isWon }) =>
    isWon
      ? w("la quête est accomplie", "the quest is accomplished")
      : w("la partie est perdue", "the game is lost"),
};

const none = w("", "");

const gaits: Readonly<Record<Gait, Words>> = {
  walk: w("avance", "moves"),
  run: w("court", "runs"),
  pass: w("dépasse un allié", "gets past an ally"),
  crush: w("prend la place du mort,", "takes the place of the dead,"),
  shoved: w("est poussé", "is shoved"),
  jump: w("saute", "jumps"),
  tumble: w("retombe", "tumbles"),
  put: w("se retrouve plus loin,", "is moved"),
};

/** “ (Épée)”: with what, if it is a thing. */
function by(weapon: string | undefined): Words {
  if (weapon === undefined) return none;
  const { fr, en } = thingName(weapon);
  return w(` (${fr})`, ` (${en})`);
}

const worth = (damage: number): Words => w(` : dégâts ${damage}`, `: damage ${damage}`);

const pv = noun(w("PV", "PV"), w("PV", "PV"));
const figure = noun(w("figurine retirée", "figure removed"), w("figurines retirées", "figures removed"));
const ecu = noun(w("écu", "écu"));

const goneWords = {
  dead: w("meurt", "dies"),
  banished: w("disparaît", "is banished"),
  left: w("quitte le plateau", "leaves the board"),
};

const ofWords: Readonly<Record<Characteristic, Words>> = {
  dexterity: w("de Dextérité", "a Dexterity"),
  intelligence: w("d’Intelligence", "an Intelligence"),
  melee: w("de C.Corps", "a C.Corps"),
  shooting: w("de Tir", "a Tir"),
  agility: w("d’Agilité", "an Agility"),
  magic: w("de Magie", "a Magic"),
  force: w("de Force", "a Force"),
  charisma: w("de Charisme", "a Charisma"),
  endurance: w("d’Endurance", "an Endurance"),
  will: w("de Volonté", "a Will"),
};

/** “[X, 3, 5]”: the power die first. */
function diceWords({ face, dice }: Pick<Thrown, "face" | "dice">): Words {
  if (face === undefined) return none;
  const shown = `${face}`.replace("-", "−");
  const first = face === "blank" ? w("vierge", "blank") : w(shown, shown);
  const rest = dice.map((one) => `, ${one}`).join("");
  return w(`[${first.fr}${rest}]`, `[${first.en}${rest}]`);
}
