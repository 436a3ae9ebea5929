import { type Words, w } from "./words.ts";

/** A thing that is counted, alone and with others: “pièce d’or”, “pièces d’or”. */
export interface Noun {
  readonly one: Words;
  readonly many: Words;
}

/** With an s unless told: `noun(w("pion", "disc"))`, `noun(w("dégât", "damage"), w("dégâts", "damage"))`. */
/* @__NO_SIDE_EFFECTS__ */
export function noun(one: Words, many = w(`${one.fr}s`, `${one.en}s`)): Noun {
  return { one, many };
}

/** “0 pion”, “1 pion”, “2 pions”; “0 discs”, “1 disc”, “2 discs”. */
export function counted(count: number, thing: Noun): Words {
  const number = figure(count);
  const { fr, en } = agreeing(count, thing);
  return w(`${number.fr}\u00a0${fr}`, `${number.en} ${en}`);
}

/** What agrees with a number that stands elsewhere: “annulé”, “annulés”. In French nothing is still one thing. */
export function agreeing(count: number, { one, many }: Noun): Words {
  return w(Math.abs(count) < 2 ? one.fr : many.fr, Math.abs(count) === 1 ? one.en : many.en);
}

/** “1 000”, with a thin space that no line is broken at; “1,000”. A minus is a minus, and no hyphen. */
export function figure(count: number): Words {
  const [whole = "", part] = String(Math.abs(count)).split(".");
  const sign = count < 0 ? "−" : "";
  const grouped = (by: string) => sign + whole.replace(/\B(?=(?:\d{3})+$)/g, by);
  const rest = (by: string) => (part === undefined ? "" : by + part);
  return w(grouped("\u202f") + rest(","), grouped(",") + rest("."));
}
