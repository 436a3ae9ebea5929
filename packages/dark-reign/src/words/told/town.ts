import { counted, noun, say, w } from "@ossuaire/kernel";
import { raisedName } from "../../campaign/raised-name.ts";
import { findCard } from "../../shelf.ts";
import type { TownFacts } from "../../told/town.ts";
import { isFeminine, nameIn, seatTitle, spellName, subjectIn, thingName } from "../names.ts";
import type { Lines } from "./lines.ts";

const ecu = noun(w("écu", "écu"));

export const townLines: Lines<TownFacts> = {
  called: ({ who, name }) => say`${seatTitle(who)} ${w(`s’appelle ici ${name}`, `is called ${name} here`)}`,
  "visits-town": ({ who }, names) => say`${subjectIn(who, names)} ${w("passe en ville", "visits the town")}`,
  bought: ({ who, thing, ecus }, names) =>
    say`${subjectIn(who, names)} ${w("achète :", "buys:")} ${thingName(thing)} (${counted(ecus, ecu)})`,
  sold: ({ who, thing, ecus }, names) =>
    say`${subjectIn(who, names)} ${w("vend :", "sells:")} ${thingName(thing)} (${counted(ecus, ecu)})`,
  stocked: ({ thing, isThere }) =>
    say`${thingName(thing)}${
      isThere
        ? w(" : le marchand en a un", ": the merchant has one")
        : w(" : rien en stock", ": out of stock")
    }`,
  learned: ({ who, spell, ecus }, names) =>
    say`${subjectIn(who, names)} ${w("apprend le sort", "learns the spell")} ${spellName(spell)} (${counted(ecus, ecu)})`,
  trained: ({ who, of, figure, xp }, names) =>
    say`${subjectIn(who, names)} ${w("améliore :", "improves:")} ${raisedName(of)} ${w(`${figure} (${xp} XP)`, `${figure} (${xp} XP)`)}`,
  studied: ({ who, skill, xp }, names) =>
    say`${subjectIn(who, names)} ${w("apprend la compétence", "learns the skill")} ${
      findCard("skills", skill)?.name ?? w(skill, skill)
    } ${w(`(${xp} XP)`, `(${xp} XP)`)}`,
  "takes-off": ({ who, thing }, names) =>
    say`${subjectIn(who, names)} ${w("enlève :", "takes off:")} ${thingName(thing)}`,
  "hands-ecus": ({ who, to, ecus }, names) =>
    say`${subjectIn(who, names)} ${w("remet", "hands")} ${counted(ecus, ecu)} ${w("à", "to")} ${nameIn(to, names)}`,
  stores: ({ who, thing }, names) =>
    say`${subjectIn(who, names)} ${w("met au coffre-fort :", "puts into the strongbox:")} ${thingName(thing)}`,
  fetches: ({ who, thing }, names) =>
    say`${subjectIn(who, names)} ${w("reprend du coffre-fort :", "takes out of the strongbox:")} ${thingName(thing)}`,
  "leaves-town": ({ who, load, loadLimit }, names) =>
    say`${subjectIn(who, names)} ${w(
      `quitte la ville, ${isFeminine(who, names) ? "chargée" : "chargé"} à ${load} sur ${loadLimit}`,
      `leaves the town with a load of ${load} out of ${loadLimit}`,
    )}`,
};
