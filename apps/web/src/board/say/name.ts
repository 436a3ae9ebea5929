import { de } from "@ossuaire/kernel";

/** A piece's name in the middle of a sentence: "Le cristal 2" begins small there, "Épée 1" does not. */
export function inSentence(name: string): string {
  const article = /^(Le |La |Les |L’|The )/.exec(name)?.[0];
  return article === undefined ? name : article.toLowerCase() + name.slice(article.length);
}

/** "à 3 cm du cristal 2": what a distance is from, with the French contractions. */
export function away(name: string, language: "fr" | "en"): string {
  const plain = inSentence(name);
  return language === "en" ? plain : de(plain);
}
