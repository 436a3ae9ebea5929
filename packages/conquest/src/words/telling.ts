import { capital, de, say, type Words, w } from "@ossuaire/kernel";
import { cardOf } from "../cards/decks.ts";
import type { Event, Facts, Tokens } from "../events.ts";
import {
  characterNames,
  endingWords,
  harmlessWords,
  pieceName,
  seatName,
  shotName,
  teamNames,
} from "./names.ts";
import { howMany } from "./nouns.ts";

/** A line of the log, from the event alone. Whoever prints it may put the event's rule beside it. */
export function lineOf(event: Event): Words {
  return capital(clauseOf(event));
}

/** The same as a clause of a longer sentence, without its capital letter. */
export function clauseOf<Type extends keyof Facts>(event: Event<Type>): Words {
  return lines[event.type](event);
}

const lines: { readonly [Type in keyof Facts]: (event: Event<Type>) => Words } = {
  begins: ({ first }) => say`${teamNames[first]} ${w("commence", "begins")}`,
  "obstacles-proposed": ({ seat }) =>
    say`${seatName(seat)} ${w("propose une autre disposition des obstacles", "proposes another layout of the obstacles")}`,
  "obstacles-agreed": () =>
    w("les deux équipes sont d’accord sur les obstacles", "both teams agree on the obstacles"),
  "obstacles-declined": ({ seat }) =>
    say`${seatName(seat)} ${w("refuse cette disposition", "declines this layout")}`,
  turn: ({ character, stunned }) =>
    say`${w("tour :", "turn:")} ${characterNames[character]}${stunned ? w(", équipe assommée", ", team stunned") : none}`,
  exhausted: ({ team, ...tokens }) =>
    say`${w("pioche vide :", "empty pile:")} ${teamNames[team]} ${w("perd 1 jeton", "loses 1 token")} ${standing(tokens)}`,
  "drew-card": ({ card }) => say`${w("vous piochez", "you draw")} ${cardOf(card).name}`,
  drew: ({ seat, pile }) =>
    say`${seatName(seat)} ${w(`pioche une carte (reste : ${pile})`, `draws a card (${pile} left)`)}`,
  "pile-empty": ({ team }) =>
    say`${w("la pioche est vide : rien à piocher pour", "the pile is empty: nothing to draw for")} ${teamNames[team]}`,
  played: ({ character, card }) =>
    say`${characterNames[character]} ${w("joue", "plays")} ${cardOf(card).name}`,
  "gave-up": ({ seat, card }) =>
    say`${seatName(seat)} ${w("(équipe assommée) défausse", "(team stunned) gives up")} ${cardOf(card).name}`,
  target: ({ target }) => say`${w("cible désignée :", "the target is")} ${characterNames[target]}`,
  placed: ({ piece, forced }) =>
    say`${forced ? w("faute de place, au plus près :", "no room, so on the nearest free spot:") : w("mise en place :", "placed:")} ${pieceName(piece)}`,
  flicked: ({ piece, shot }) =>
    say`${shotName(shot)}${w(" : pichenette sur", ": a flick of")} ${pieceName(piece)}`,
  "put-back": ({ id }) =>
    say`${w("de retour au bord du tapis :", "back at the edge of the mat:")} ${pieceName(id)}`,
  hit: ({ shot, character, damage }) =>
    say`${shotName(shot)} ${w("touche", "hits")} ${characterNames[character]} ${w(`(${damage})`, `(${damage})`)}`,
  "no-damage": ({ character, why }) =>
    say`${characterNames[character]} ${w("touché, mais sans dégât :", "is touched, but without damage:")} ${harmlessWords[why]}`,
  missed: ({ target }) => say`${characterNames[target]} ${w("manqué", "is missed")}`,
  "tries-again": ({ target }) => say`${w("second essai sur", "second try at")} ${characterNames[target]}`,
  raised: ({ seat, card, damage }) =>
    say`${seatName(seat)} ${w("défausse", "discards")} ${cardOf(card).name} ${w(`et porte les dégâts à ${damage}`, `and raises the damage to ${damage}`)}`,
  "armour-used": ({ seat, card, damage }) =>
    say`${seatName(seat)} ${w(`oppose l’armure ${de(cardOf(card).name.fr)}`, `wards it off with the armour of ${cardOf(card).name.en}`)} (${howMany(damage, "cancelled")})`,
  wounded: ({ team, lost, captured, ...tokens }) =>
    say`${teamNames[team]} ${w("perd", "loses")} ${howMany(lost, "token")}${captureWords(captured, lost)} ${standing(tokens)}`,
  stunned: ({ team }) =>
    say`${teamNames[team]} ${w("sera assommée à son prochain tour", "will be stunned in its next turn")}`,
  healed: ({ team, amount, ...tokens }) =>
    say`${teamNames[team]} ${w("prend", "takes")} ${howMany(amount, "token")} ${w("à la banque", "from the bank")} ${standing(tokens)}`,
  reset: ({ team, pile }) =>
    say`${teamNames[team]} ${w("remélange sa défausse :", "shuffles the discard back:")} ${howMany(pile, "card")} ${w("en pioche", "in the pile")}`,
  harassed: ({ seat, card }) =>
    say`${seatName(seat)} ${w("perd une carte au hasard :", "loses a card at random:")} ${cardOf(card).name}`,
  barricade: ({ team }) =>
    say`${teamNames[team]} ${w("pourra déplacer un second obstacle", "may move a second obstacle")}`,
  discarded: ({ card }) => say`${cardOf(card).name} ${w("va à la défausse", "goes to the discard")}`,
  "armour-kept": ({ card }) =>
    say`${cardOf(card).name} ${w("reste sur la table comme armure", "stays on the table as armour")}`,
  marker: ({ team, character }) =>
    say`${w("marqueur de tour :", "turn marker:")} ${characterNames[character]} ${w("jouera ensuite pour", "is next for")} ${teamNames[team]}`,
  ended: ({ why, cards, ...tokens }) =>
    say`${w("fin de la partie :", "the game ends:")} ${endingWords[why]} ${standing(tokens)}, ${inHand(cards)}`,
};

const none = w("", "");

/** CON-HEALTH-07: Sword, Skull and bank. */
function standing({ pools, bank }: Tokens): Words {
  return w(
    `(Épée ${pools.sword}, Crâne ${pools.skull}, banque ${bank})`,
    `(Sword ${pools.sword}, Skull ${pools.skull}, bank ${bank})`,
  );
}

/** CON-END-07: a tie in health is decided by the hands. */
function inHand({ sword, skull }: Event<"ended">["cards"]): Words {
  return w(`cartes en main : Épée ${sword}, Crâne ${skull}`, `cards in hand: Sword ${sword}, Skull ${skull}`);
}

/** CON-CAPTURE-01: the first of the tokens, or the only one. */
function captureWords(captured: number, lost: number): Words {
  if (captured === 0) return none;
  return lost === captured ? w(", capturé", ", captured") : w(", dont 1 capturé", ", 1 of them captured");
}
