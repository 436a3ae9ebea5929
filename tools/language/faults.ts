/** What a reader of French stumbles over; the words around each fault. */
export function faultsInFrench(text: string): readonly string[] {
  return french.flatMap((fault) => found(fault, text)).concat(found(pluralOfOne, text, isPluralOnly));
}

/** The same of English. */
export function faultsInEnglish(text: string): readonly string[] {
  return english.flatMap((fault) => found(fault, text));
}

const vowel = "[aàâeéèêëiîïoôuùûœæ]";

const french: readonly RegExp[] = [
  // “de Ana”, “que il”; “posez-le à côté” is another le.
  new RegExp(`(?<![\\p{L}’-])(?:de|que|le|la|je|ne|se) (?!onz|oui\\b|un\\b)${vowel}\\p{L}*`, "giu"),
  /(?<![\p{L}’-])(?:de le|de les|à le|à les) \p{L}+/giu,
  // An h that is not mute.
  /(?<!\p{L})(?:l|d|qu)’(?:harpie|héros\b|haut|hache|horde|hasard|huit)/giu,
  // A line must not begin with a double sign.
  /\S+ [:;!?»]/gu,
  /« \S+/gu,
  /\p{L}'\p{L}+/gu,
  // “gÃ¨le”: a letter that was read by the wrong table.
  /\p{L}*[ÃÂ][\u0080-\u00bf]\p{L}*/gu,
  // “50 %” must not break; “50%” is English.
  /\p{N} ?%/gu,
  // The marks of the other language, or of a typewriter.
  /["“”]\p{L}+|\p{L}\.\.\./gu,
  // “le le”; “vous vous” is said.
  /(?<![\p{L}’-])(?!(?:vous|nous) )(\p{L}{2,}) \1(?![\p{L}’-])/giu,
];

const english: readonly RegExp[] = [
  // “1 games”; “1 is one”.
  /(?<![\p{L}\d.,/–-] ?)1 (?!(?:is|was|has|less)\b)\p{Ll}+(?<!s)s\b/gu,
  // The spaces of French: “50 %”, “Who acts ?”, “wait …”.
  /\p{N}[ \u00a0\u202f]%|\p{L}[ \u00a0\u202f][:;?!]|\p{Ll} …/gu,
  // The marks of the other language, or of a typewriter.
  /[«»]|"\p{L}+|\p{L}'\p{L}+|\p{L}\.\.\./gu,
  // “a Elf”, “an Hero”; “a one”, “a unit”, “an hour”.
  /(?<![\p{L}.’-])a (?!(?:on[ce]|uni|us[eiu]|eu|ewe))[aeiou]\p{L}*/giu,
  /(?<![\p{L}’-])an (?!(?:hour|hono|heir|https|MJ\b|XP\b))[bcdfghjklmnpqrstvwxz]\p{L}*/giu,
  // “the the”; “had had” is said.
  /(?<![\p{L}’-])(?!(?:had|that) )(\p{L}{2,}) \1(?![\p{L}’-])/giu,
];

/** “1 cartes”, “0 pions”; not “tour 1 dans”. */
const pluralOfOne = /(?<![\d.,\u202f/×–-])[01][ \u00a0](?<word>\p{Ll}+[sx])(?!\p{L})/gu;

/** Words that end so when there is one of them as well. */
function isPluralOnly(word: string): boolean {
  return !/^(?:fois|dans|sans|pas|plus|puis|vers|mais|sous|corps|bras|choix)$/.test(word);
}

function found(fault: RegExp, text: string, counts = (_word: string) => true): readonly string[] {
  return [...text.matchAll(fault)]
    .filter(({ groups }) => counts(groups?.["word"] ?? ""))
    .map(({ index, 0: words }) => text.slice(Math.max(0, index - 12), index + words.length + 12));
}

/** Places of a source where a plural is made by hand, of which there is a verb: `counted` or `agreeing`. */
export function pluralsByHand(text: string): readonly string[] {
  // An exception is no sentence for a reader.
  const source = text.replace(/new \w*Error\([^)]*\)/g, "");
  return [
    // `${count > 1 ? "s" : ""}`
    ...source.matchAll(/[<>=]=* ?1 \? (?:"(?:s|es|x)?"|`[^`]*`) : (?:"(?:s|es|x)?"|`[^`]*`)/g),
    // `${count} cartes`
    ...source.matchAll(
      /\$\{[^{}]*\}[ \u00a0](?:pièces|pions|cartes|jetons|points|sorts|salles|manches|tours|coups|dégâts|réponses|parties|obstacles|games|cards|discs|tokens|rounds|rooms|turns|moves|answers|spells|matches|campaigns)\b/g,
    ),
  ].map(([text]) => text);
}
