import { au, say, type Words, w } from "@ossuaire/kernel";
import type { Event } from "../events.ts";
import { pieceName } from "./names.ts";
import { lifeWords } from "./nouns.ts";

/** What can befall somebody: a verb that goes with any name, in the log as in a story. */
export type Fate = keyof typeof fates;

const fates = {
  spared: () => w("n’a rien à craindre de ce coup", "has nothing to fear from this strike"),
  unhurt: () => w("ne perd rien", "loses nothing"),
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
} as const satisfies { readonly [Type in Event["type"]]?: (event: Event<Type>) => Words };

export function isFate(event: Event): event is Event<Fate> {
  return event.type in fates;
}

/** “perd 1 point de vie (reste 2)”: what befalls, without saying whom. */
export function fateOf<Type extends Fate>(event: Event<Type>): Words {
  const words: { readonly [One in Fate]: (event: Event<One>) => Words } = fates;
  return words[event.type](event);
}
