/**
 * What French does to small words before others. A sentence that is put together asks here instead of guessing: a name
 * may begin with a vowel, and a card that is still to be drawn may be a Harpie.
 */

/** “de Bob”, “d’Ana”, “de l’Elfe”, “du Voleur”, “des Héros”. */
export function de(text: string): string {
  return contracted(text, "du", "des") ?? elided("de", text);
}

/** “à Bob”, “à l’Elfe”, “au Voleur”, “aux Héros”. */
export function au(text: string): string {
  return contracted(text, "au", "aux") ?? `à ${text}`;
}

/** “que Bob”, “qu’Ana”, “qu’il”. */
export function que(text: string): string {
  return elided("que", text);
}

/** “le Voleur”, “la Goule”, “l’Elfe”; “la Harpie”, “le Haut-Mage”. */
export function le(noun: string, feminine = false): string {
  return beginsWithVowel(noun) ? `l’${noun}` : `${feminine ? "la" : "le"} ${noun}`;
}

function elided(word: "de" | "que", text: string): string {
  return beginsWithVowel(text) ? `${word.slice(0, -1)}’${text}` : `${word} ${text}`;
}

function contracted(text: string, one: string, many: string): string | undefined {
  if (text.startsWith("le ")) return `${one} ${text.slice(3)}`;
  return text.startsWith("les ") ? `${many} ${text.slice(4)}` : undefined;
}

/** As it is heard: a mute h is no consonant, an aspirated one is; a y before a vowel is one as well. */
function beginsWithVowel(text: string): boolean {
  const heard = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  if (/^(?:onz|oui\b|ouistiti|uhlan|ulul)/.test(heard)) return false;
  return /^(?:[aeiouœæ]|y[^aeiouœæ\W]|h)/.test(heard) && !aspirated.test(heard);
}

/** The words before whose h nothing is elided, as far as games may come to speak of them; accents are left out. */
const aspirated =
  /^(?:hach|hai[nrs]|halt|hallebard|hamac|hameau|hamster|hanch|hand|hangar|hanneton|hant|harangu|haras|harcel|hardi|hareng|hargn|haricot|harnai|harp|hasard|hat|haub|haus|haut|havr|heraut|heriss|hernie|heron|heros|hers|hetr|heurt|hibou|hid|hierarch|hip-|hob|hoch|homard|hong|hont|hoquet|hord|hors|hott|hou|hublot|huch|hue|huguenot|huit|hulul|hun|hupp|hurl|hussard|hutt)/;
