import { counted, noun, say, type Words, w } from "@ossuaire/kernel";
import type { Ailment, MagicFacts } from "../../told/magic.ts";
import { nameIn, spellName, subjectIn } from "../names.ts";
import type { Lines } from "./lines.ts";

export const magicLines: Lines<MagicFacts> = {
  webbed: ({ who, level }, names) =>
    say`${w("la toile retient", "the web holds")} ${nameIn(who, names)} ${w(`(niveau ${level})`, `(level ${level})`)}`,
  freed: ({ who }, names) =>
    say`${subjectIn(who, names)} ${w("se libère de la toile", "breaks free of the web")}`,
  burns: ({ who }, names) => say`${subjectIn(who, names)} ${w("prend feu", "catches fire")}`,
  poisoned: ({ who }, names) =>
    say`${w("le poison gagne", "the poison takes hold of")} ${nameIn(who, names)}`,
  cured: ({ who, of }, names) => say`${nameIn(who, names)}${w(" :", ":")} ${endOf[of]}`,
  afraid: ({ who }, names) => say`${subjectIn(who, names)} ${w("cède à la peur", "gives in to fear")}`,
  actions: ({ who, by }, names) =>
    say`${subjectIn(who, names)} ${by < 0 ? w("perd", "loses") : w("gagne", "gains")} ${counted(Math.abs(by), action)}`,
  casts: ({ who, spell, targets }, names) =>
    say`${subjectIn(who, names)} ${w("lance", "casts")} ${spellName(spell)}${onto(targets.map((id) => nameIn(id, names)))}`,
  fizzles: ({ who, spell }, names) =>
    say`${subjectIn(who, names)} ${w("échoue à lancer", "fails to cast")} ${spellName(spell)}`,
  appears: ({ who }, names) => say`${subjectIn(who, names)} ${w("apparaît", "appears")}`,
  shown: ({ squares }) =>
    squares.length === 1
      ? w("ce qui était caché apparaît", "what was hidden comes to light")
      : w(
          `ce qui était caché apparaît sur ${squares.length} cases`,
          `what was hidden comes to light on ${squares.length} squares`,
        ),
  speaks: ({ who, speech, works }, names) =>
    say`${subjectIn(who, names)} ${works ? w("convainc", "convinces") : w("ne convainc personne", "convinces nobody")} ${speechWords[speech] ?? none}`,
  "loses-turn": ({ who }, names) =>
    say`${subjectIn(who, names)} ${w("perdra son prochain tour", "will lose the next turn")}`,
  bribed: ({ who, ecus }, names) =>
    say`${subjectIn(who, names)} ${w("empoche", "pockets")} ${counted(ecus, ecu)}`,
  "changes-sides": ({ who, by }, names) =>
    say`${subjectIn(who, names)} ${w("obéit désormais à", "now obeys")} ${nameIn(by, names)}`,
  challenged: ({ who, target }, names) =>
    say`${subjectIn(who, names)} ${w("provoque en duel", "challenges")} ${nameIn(target, names)}${w("", " to a duel")}`,
  "duel-over": ({ who, other }, names) =>
    say`${w("duel terminé :", "the duel is over:")} ${nameIn(who, names)}, ${nameIn(other, names)}`,
  waits: ({ who, points }, names) =>
    say`${subjectIn(who, names)} ${w("attend", "waits")} (${counted(points, waitingPoint)})`,
  defends: ({ who, by }, names) =>
    say`${subjectIn(who, names)} ${w(`se défend (+${by})`, `defends (+${by})`)}`,
};

const none = w("", "");
const action = noun(w("P.Action", "P.Action"), w("P.Action", "P.Action"));
const ecu = noun(w("écu", "écu"));
const waitingPoint = noun(w("point d’attente", "waiting point"), w("points d’attente", "waiting points"));

const endOf: Readonly<Record<Ailment, Words>> = {
  fire: w("le feu s’éteint", "the fire goes out"),
  poison: w("le poison est vaincu", "the poison is cured"),
  web: w("la toile se défait", "the web falls apart"),
};

const speechWords: Readonly<Record<string, Words>> = {
  threat: w("par la menace", "by a threat"),
  bravery: w("par son appel à la bravoure", "by a call for bravery"),
  manipulation: w("par la manipulation", "by manipulation"),
  corruption: w("par la corruption", "by corruption"),
};

const listOf = (parts: readonly Words[]): Words => parts.reduce((all, one) => say`${all}, ${one}`);

const onto = (targets: readonly Words[]): Words => {
  if (targets.length === 0) return none;
  const { fr, en } = listOf(targets);
  return w(` sur ${fr}`, ` on ${en}`);
};
