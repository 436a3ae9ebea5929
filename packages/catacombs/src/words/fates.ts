import { au, type RuleId, say, type Words, w } from "@ossuaire/kernel";
import type { SolothFate } from "../content/soloth/words.ts";
import type { VerminFate } from "../content/vermin/words.ts";
import { firstSaid, said } from "../content/voices.ts";
import type { Event } from "../events.ts";
import { reasonFor } from "./blows.ts";
import { pieceName, traitName } from "./names.ts";
import { lifeWords } from "./nouns.ts";

/** What can befall somebody: a verb that goes with any name, in the log as in a story. */
export type Fate = BaseFate | SolothFate | VerminFate;

type BaseFate = keyof typeof fates;

const fates = {
  spared: ({ rule }) =>
    because(w("n’a rien à craindre de ce coup", "has nothing to fear from this strike"), rule),
  unhurt: ({ rule }) => because(w("ne perd rien", "loses nothing"), rule),
  hurt: ({ lost, life }) =>
    say`${w("perd", "loses")} ${lifeWords(lost)} ${w(`(reste ${life})`, `(${life} left)`)}`,
  burnt: ({ wall, wallCard }) =>
    w(`se brûle ${au(pieceName(wall, wallCard).fr)}`, `is burnt by ${pieceName(wall, wallCard).en}`),
  left: () => w("quitte le plateau", "leaves the board"),
  killed: () => w("meurt", "dies"),
  retaliates: () => w("exerce des représailles", "retaliates"),
  regenerates: ({ life }) => w(`se régénère (${life})`, `regenerates (${life})`),
  "fire-wall": () => w("devient un mur de feu", "becomes a fire wall"),
  stunned: () => w("est en incapacité", "is incapacitated"),
  recovers: () => w("reprend ses esprits", "recovers"),
  illusion: () => w("n’est plus qu’une illusion", "is nothing but an illusion"),
  invisible: () => w("disparaît sous sa cape", "vanishes under the cloak"),
  passes: () => w("ne fait rien", "does nothing"),
  stops: () => w("s’arrête là", "stops here"),
  placed: () => w("entre sur le plateau", "is placed on the board"),
  lost: () => w("quitte la salle et disparaît", "is pushed out of the room and is gone"),
  ignores: ({ by }) => say`${w("ignore l’attaque :", "ignores the attack:")} ${traitName(by)}`,
  held: ({ from, fromCard }) => say`${w("tient bon sur", "stays on")} ${pieceName(from, fromCard)}`,
  fell: ({ from, fromCard }) => say`${w("tombe et libère", "falls and frees")} ${pieceName(from, fromCard)}`,
} as const satisfies { readonly [Type in Event["type"]]?: (event: Event<Type>) => Words };

export function isFate(event: Event): event is Event<Fate> {
  return isBase(event) || firstSaid((voice) => voice.fate(event)) !== undefined;
}

/** “perd 1 point de vie (reste 2)”: what befalls, without saying whom. */
export function fateOf(event: Event<Fate>): Words {
  return isBase(event) ? baseFate(event) : said(event.type, (voice) => voice.fate(event));
}

function isBase(event: Event): event is Event<BaseFate> {
  return Object.hasOwn(fates, event.type);
}

function baseFate<Type extends BaseFate>(event: Event<Type>): Words {
  const words: { readonly [One in BaseFate]: (event: Event<One>) => Words } = fates;
  return words[event.type](event);
}

/** “ne perd rien (Absorption)”. */
function because(words: Words, rule: RuleId): Words {
  const why = reasonFor(rule);
  return why === undefined ? words : say`${words} ${w(`(${why.fr})`, `(${why.en})`)}`;
}
