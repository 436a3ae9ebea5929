import type { Language } from "../../words/language.ts";
import { fold } from "../fold.ts";
import { synonyms as english } from "./synonyms-en.ts";
import { synonyms as french } from "./synonyms-fr.ts";

/** What a search has to know of a language. */
export interface Tongue {
  /** Words that say nothing of what is asked: “the”, “mon”. */
  readonly stop: ReadonlySet<string>;
  /** What a question begins with. It counts where a point is called by a question: “Who begins?” */
  readonly asking: ReadonlySet<string>;
  /** Expressions that mean something else than their words. */
  readonly phrases: readonly (readonly [said: string, meant: string])[];
  /** A folded word without its ending, so that its forms are one. */
  stem(word: string): string;
  /** The classes of like words in which a stem stands, by their names: for what is sought, and for what is found. */
  readonly sought: ReadonlyMap<string, readonly string[]>;
  readonly found: ReadonlyMap<string, readonly string[]>;
  /** The words of a class, to be shown. */
  readonly members: ReadonlyMap<string, readonly string[]>;
}

export const tongues: Readonly<Record<Language, Tongue>> = {
  fr: tongue(french, stemFrench, {
    asking: "qui quand combien ou",
    stop: `a ai as au aux avec c ca ce ces cet cette chez comment d dans de des donc du elle elles en entre es est et etre eu
    fait fais faire il ils j je l la le les leur leurs lui m ma mais me mes moi mon n ne nos notre nous on ont par pas
    peut peuvent peux pour pouvoir qu que quel quelle quelles quels quoi s sa se sert ses si sommes son sont suis sur t
    ta te tes toi ton tu un une vos votre vous y va vais veut veux`,
    phrases: [
      ["points? de vie", "vie"],
      ["coups? de poing", "poing"],
      ["ex aequo", "egalite"],
      ["a l'avance", "avant"],
      ["(?:monter|monte) de niveau", "progresser"],
    ],
  }),
  en: tongue(english, stemEnglish, {
    asking: "who when many much where",
    stop: `a am an and are as at be been but by can could did do does doing for from get gets go goes going got had has have
    he her his how i if in into is it its me my no not now of on or our she so some somebody than that the their them
    then there they this to us want was we were what which whom will with would you your`,
    phrases: [
      ["hit points?", "life"],
      ["knock(?:ed)? out", "stunned"],
      ["friendly fire", "friend harm"],
      ["hand size", "cards in hand"],
      ["level(?:led|ling)? up", "improve"],
      ["talk (?:my|our|your) way out", "speech"],
      ["patch(?:ed|ing)? up", "heal"],
      ["fend(?:ing)? off", "parry"],
      ["in charge", "leader"],
      ["help(?= i )", ""],
    ],
  }),
};

interface Small {
  readonly asking: string;
  readonly stop: string;
  readonly phrases: Tongue["phrases"];
}

function tongue(lines: readonly string[], stem: Tongue["stem"], { asking, stop, phrases }: Small): Tongue {
  const [sought, found] = [new Map<string, string[]>(), new Map<string, string[]>()];
  const members = new Map<string, readonly string[]>();
  const join = (map: Map<string, string[]>, bare: string, name: string) =>
    map.set(bare, [...(map.get(bare) ?? []), name]);
  for (const line of lines) {
    const words = line.split(" ");
    const name = words[0] ?? "";
    members.set(
      name,
      words.filter((word) => !word.endsWith(">")),
    );
    for (const word of words) {
      const bare = stem(fold(word.replace(">", "")));
      join(sought, bare, name);
      if (!word.endsWith(">")) join(found, bare, name);
    }
  }
  const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
  return { stop: setOf(stop), asking: setOf(asking), phrases, stem, sought, found, members };
}

/** Light on purpose: plurals, feminines and the commonest endings of verbs; what is left has three letters or more. */
function stemFrench(word: string): string {
  const bare = word.replace(/(?:[sx]|aux)$/, (end) => (end === "aux" ? "al" : ""));
  const cut = bare.replace(
    /(?:issements?|issent|issant|ements?|ement|ations?|ation|aient|antes?|ant|ees?|ent|ez|er|ir|ait|ie|e|i)$/,
    "",
  );
  return cut.length >= 3 ? cut : bare;
}

function stemEnglish(word: string): string {
  const bare = word.replace(/ies$/, "y").replace(/(?<![su])s$/, "");
  const cut = bare.replace(/(?:ations?|ments?|ings?|ed|e)$/, "");
  return cut.length >= 3 ? cut.replace(/([bdgklmnprt])\1$/, "$1") : bare;
}
