import { au, counted, listed, noun, say, type Words, w } from "@ossuaire/kernel";
import type { ThingsFacts } from "../../told/things.ts";
import { elementNames, type Names, nameIn, subjectIn, thingName } from "../names.ts";
import { whereabouts } from "../whereabouts.ts";
import type { Lines } from "./lines.ts";

export const thingsLines: Lines<ThingsFacts> = {
  dropped: ({ who, things }, names) =>
    things.length === 0
      ? say`${subjectIn(who, names)} ${w("ne portait rien", "carried nothing")}`
      : say`${subjectIn(who, names)} ${w("laisse :", "leaves behind:")} ${all(things)}`,
  searched: ({ who, x, y, found }, names) =>
    say`${subjectIn(who, names)} ${w("fouille le sol", "searches the floor")}${whereabouts(who, { x, y }, names)}${discovered(found)}`,
  earned: ({ who, ecus }, names) =>
    say`${subjectIn(who, names)} ${w("rapporte", "brings")} ${counted(ecus, ecu)} ${w("à la bourse commune", "to the common purse")}`,
  found: ({ who, thing }, names) =>
    say`${subjectIn(who, names)} ${w("trouve :", "finds:")} ${thingName(thing)}`,
  takes: ({ who, thing }, names) =>
    say`${subjectIn(who, names)} ${w("prend :", "takes:")} ${thingName(thing)}`,
  leaves: ({ who, thing }, names) =>
    say`${subjectIn(who, names)} ${w("laisse à terre :", "leaves on the floor:")} ${thingName(thing)}`,
  drinks: ({ who, drinker, thing }, names) =>
    who === drinker
      ? say`${subjectIn(who, names)} ${w("boit :", "drinks:")} ${thingName(thing)}`
      : say`${subjectIn(who, names)} ${w("fait boire", "gives a drink")} ${toWhom(drinker, names)}${colon}${thingName(thing)}`,
  uses: ({ who, thing, target }, names) =>
    say`${subjectIn(who, names)} ${w("utilise :", "uses:")} ${thingName(thing)}${
      target === undefined || target === who ? none : onWhom(target, names)
    }`,
  holds: ({ who, hand, thing }, names) =>
    thing === undefined
      ? say`${subjectIn(who, names)} ${w("vide sa main", "empties the")} ${handWords[hand]}`
      : say`${subjectIn(who, names)} ${w("prend en main :", "takes in hand:")} ${thingName(thing)}`,
  wears: ({ who, thing }, names) =>
    say`${subjectIn(who, names)} ${w("met :", "puts on:")} ${thingName(thing)}`,
  "puts-away": ({ who, thing }, names) =>
    say`${subjectIn(who, names)} ${w("doit ranger :", "has to put away:")} ${thingName(thing)}`,
  offers: ({ who, to, thing }, names) =>
    say`${subjectIn(who, names)} ${w("propose", "makes an offer")} ${toWhom(to, names)}${colon}${thingName(thing)}`,
  gives: ({ who, to, thing }, names) =>
    say`${subjectIn(who, names)} ${w("donne", "gives")} ${toWhom(to, names)}${colon}${thing === undefined ? w("un objet", "an object") : thingName(thing)}`,
  declines: ({ who, other }, names) =>
    say`${subjectIn(who, names)} ${w("refuse l’échange avec", "declines to trade with")} ${nameIn(other, names)}`,
  rifles: ({ who, target, things }, names) =>
    things.length === 0
      ? say`${subjectIn(who, names)} ${w("ne trouve aucun objet sur", "finds no object on")} ${nameIn(target, names)}`
      : say`${subjectIn(who, names)} ${w("voit ce que porte", "sees what is carried by")} ${nameIn(target, names)}${colon}${all(things)}`,
  steals: ({ who, target, thing, ecus }, names) =>
    say`${subjectIn(who, names)} ${w("vole", "robs")} ${nameIn(target, names)}${colon}${listed([
      ...(thing === undefined ? [] : [thingName(thing)]),
      counted(ecus, ecu),
    ])}`,
  lands: ({ who, thing, square }, names) =>
    say`${subjectIn(who, names)} ${w("lance :", "throws:")} ${thingName(thing)}${
      square === undefined
        ? w(" — l’objet est perdu", " — the object is lost")
        : whereabouts(who, square, names)
    }`,
  binds: ({ who, rune, thing }, names) =>
    say`${subjectIn(who, names)} ${w("lie", "binds")} ${thingName(rune)} → ${thingName(thing)}`,
  shimmers: ({ who, points }, names) =>
    say`${nameIn(who, names)}${colon}${w(`l’armure fantôme donne ${points} d’armure`, `the phantom armour gives ${points} armour`)}`,
  "time-stops": ({ who }, names) =>
    say`${subjectIn(who, names)} ${w("gagne un tour supplémentaire pour tout son camp", "wins an extra turn for the whole side")}`,
  returns: ({ who }, names) =>
    say`${subjectIn(who, names)} ${w("revient d’entre les morts", "returns from the dead")}`,
  replays: ({ who }, names) =>
    say`${subjectIn(who, names)} ${w("rejoue son tour : tout est annulé", "replays the turn: all is undone")}`,
};

const none = w("", "");
const colon = w(" : ", ": ");
const ecu = noun(w("écu", "écu"));
const handWords = { right: w("droite", "right hand"), left: w("gauche", "left hand") };

const all = (cards: readonly string[]): Words => listed(cards.map(thingName));

function discovered(kinds: readonly string[]): Words {
  if (kinds.length === 0) return w(" : rien de caché", ": nothing hidden");
  const { fr, en } = elementNames(kinds);
  return w(` et découvre : ${fr}`, ` and discovers: ${en}`);
}

function onWhom(id: string, names: Names | undefined): Words {
  const { fr, en } = nameIn(id, names);
  return w(` sur ${fr}`, ` on ${en}`);
}

function toWhom(id: string, names: Names | undefined): Words {
  const { fr, en } = nameIn(id, names);
  return w(au(fr), `to ${en}`);
}
