import { counted, figure, noun } from "./counting.ts";
import type { Decision } from "./decision.ts";
import { quoted } from "./quoted.ts";
import type { Refusal } from "./refusal.ts";
import { listed, type Words, w } from "./words.ts";

/** Why a stored match cannot be opened: what is wrong, and where. */
export interface Fault {
  readonly code: FaultCode;
  readonly words: Words;
  /** Number of the answer that could not be played, counted from 1. */
  readonly answer?: number;
}

export type FaultCode =
  | "too-large"
  | "too-long"
  | "broken-link"
  | "not-json"
  | "not-a-match"
  | "other-version"
  | "unknown-game"
  | "other-rules"
  | "other-physics"
  | "other-content"
  | "bad-options"
  | "illegal-answer"
  | "other-end"
  | "no-beginning"
  | "damaged";

export type Loaded<T> =
  | { readonly ok: true; readonly match: T; readonly differs?: Difference }
  | { readonly ok: false; readonly fault: Fault };

/** The match was played by other rules or with other cards: it is not certain that this is how it went. */
export interface Difference {
  /** `other-rules`, `other-physics` or `other-content`. */
  readonly fault: Fault;
  /** The first answer that these rules do not allow: the match stands before it. Absent if all could be played. */
  readonly stop?: Fault;
  /** How many answers it has; `match.page.number` of them were played. */
  readonly answers: number;
}

function failed(code: FaultCode, words: Words): { readonly ok: false; readonly fault: Fault } {
  return { ok: false, fault: { code, words } };
}

export const tooLarge = failed("too-large", {
  fr: "C’est bien trop gros pour une partie.",
  en: "This is far too large for a match.",
});

const answer = noun(w("réponse", "answer"));

export function tooLong(answers: number, most: number) {
  return failed("too-long", {
    fr: `Cette partie compte ${counted(answers, answer).fr} ; ${figure(most).fr} au plus se rejouent.`,
    en: `This match has ${counted(answers, answer).en}; no more than ${figure(most).en} are played again.`,
  });
}

export const brokenLink = failed("broken-link", {
  fr: "Le lien est incomplet ou abîmé.",
  en: "The link is incomplete or damaged.",
});

export const notJson = failed("not-json", {
  fr: "Le fichier est incomplet ou n’est pas une partie (JSON illisible).",
  en: "The file is incomplete, or is not a match (unreadable JSON).",
});

export const damaged = failed("damaged", {
  fr: "La sauvegarde a été modifiée ou abîmée.",
  en: "The snapshot has been changed or damaged.",
});

export const noBeginning = failed("no-beginning", {
  fr: "La sauvegarde ne contient pas le début de la partie : on peut la continuer, pas la revoir.",
  en: "The snapshot does not hold the beginning of the match: it can go on, but not be watched.",
});

export const otherEnd = failed("other-end", {
  fr: "Rejouées, les réponses ne mènent pas à la fin que donne le fichier : il a été modifié.",
  en: "Played again, the answers do not lead to the end that the file gives: it has been changed.",
});

export function notAMatch(where: string) {
  return failed("not-a-match", {
    fr: `Ce n’est pas une partie : « ${where} » manque ou est mal formé.`,
    en: `This is not a match: “${where}” is missing or malformed.`,
  });
}

export function otherVersion(theirs: string, ours: string) {
  return failed("other-version", {
    fr: `Cette partie vient d’une autre version (${theirs}) ; cette table lit la version ${ours}.`,
    en: `This match comes from another version (${theirs}); this table reads version ${ours}.`,
  });
}

export function unknownGame(id: string) {
  return failed("unknown-game", {
    fr: `Cette table ne connaît pas le jeu « ${quoted(id)} ».`,
    en: `This table does not know the game “${quoted(id)}”.`,
  });
}

export function otherRules(theirs: number, ours: number) {
  return failed("other-rules", {
    fr: `Cette partie suit la version ${theirs} des règles, la table la version ${ours}.`,
    en: `This match follows version ${theirs} of the rules, the table version ${ours}.`,
  });
}

export function otherPhysics(theirs: number, ours: number) {
  return failed("other-physics", {
    fr: `Cette partie a été jouée avec la version ${theirs} de la physique ; cette table a la version ${ours}.`,
    en: `This match was played with version ${theirs} of the physics; this table has version ${ours}.`,
  });
}

export function otherContent(theirs: string, ours: string) {
  return failed("other-content", {
    fr: `Cette partie a été jouée avec d’autres cartes et pièces (${quoted(theirs)}, ici ${ours}).`,
    en: `This match was played with other cards and pieces (${quoted(theirs)}, here ${ours}).`,
  });
}

export function otherExpansions(names: readonly Words[]) {
  const { fr, en } = listed(names);
  const [boxFr, boxEn] =
    names.length === 1
      ? ["une autre édition de la boîte", "another edition of the box"]
      : ["d’autres éditions des boîtes", "other editions of the boxes"];
  return failed("other-content", {
    fr: `Cette partie a été jouée avec ${boxFr} ${fr}.`,
    en: `This match was played with ${boxEn} ${en}.`,
  });
}

/** A game that refuses options may quote them. */
const longestSentence = 300;

export function badOptions(words: Words) {
  return failed("bad-options", {
    fr: `Options refusées : ${quoted(words.fr, longestSentence)}`,
    en: `Options refused: ${quoted(words.en, longestSentence)}`,
  });
}

export function illegalAnswer(
  answer: number,
  decision: Decision | undefined,
  { words, rule }: Refusal,
): Fault {
  const asked = decision === undefined ? "" : ` (${decision.prompt}${rule === undefined ? "" : `, ${rule}`})`;
  const { fault } = failed("illegal-answer", {
    fr: `La réponse ${answer}${asked} n’est pas permise. ${words.fr}`,
    en: `Answer ${answer}${asked} is not allowed. ${words.en}`,
  });
  return { ...fault, answer };
}
