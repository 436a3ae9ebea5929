import type { RuleId, Words } from "./words.ts";

/** Why something may not be done: the rule that forbids it, and the same in a sentence. */
export interface Reason {
  readonly rule: RuleId;
  readonly words: Words;
}

export function because(rule: RuleId, words: Words): Reason {
  return { rule, words };
}

/** Why an answer was not taken. A refusal is a value, never an exception, and nothing has changed. */
export interface Refusal {
  /** Stable: programs may rely on it. The kernel's own codes are `RefusalCode`; a game may add to them. */
  readonly code: string;
  readonly words: Words;
  /** The rule that forbids it; absent where none does: what comes too late, or cannot be read, is against no rule. */
  readonly rule?: RuleId;
}

export type RefusalCode = keyof typeof words;

/** By the kernel's own words; with the rule of the open question, if it is that question which sets the limit. */
export function refusal(code: RefusalCode, asked?: RuleId): Refusal {
  return asked === undefined || !ofTheQuestion.has(code)
    ? { code, words: words[code] }
    : { code, words: words[code], rule: asked };
}

/** What a question says may be answered: to ask for more, or for something else, is against its own rule. */
const ofTheQuestion: ReadonlySet<RefusalCode> = new Set([
  "unknown-option",
  "chosen-twice",
  "too-few",
  "too-many",
  "out-of-range",
  "unknown-piece",
  "too-weak",
  "outside-zone",
]);

const words = {
  "not-open": {
    fr: "Rien n’est demandé : la partie est finie.",
    en: "Nothing is asked: the match is over.",
  },
  "out-of-date": {
    fr: "La table attend déjà une autre réponse.",
    en: "The table is already waiting for another answer.",
  },
  "wrong-seat": {
    fr: "Ce n’est pas à vous de répondre.",
    en: "It is not for you to answer.",
  },
  "wrong-kind": {
    fr: "Cette réponse n’est pas du genre demandé.",
    en: "This answer is not of the kind that is asked for.",
  },
  malformed: {
    fr: "Cette réponse est incomplète ou illisible.",
    en: "This answer is incomplete or cannot be read.",
  },
  "unknown-option": {
    fr: "Ce choix n’est pas proposé.",
    en: "This is not one of the options.",
  },
  "chosen-twice": {
    fr: "Le même choix ne peut être fait deux fois.",
    en: "The same option cannot be picked twice.",
  },
  "too-few": {
    fr: "Il faut en choisir davantage.",
    en: "More have to be picked.",
  },
  "too-many": {
    fr: "C’est plus qu’il n’est permis.",
    en: "That is more than may be picked.",
  },
  "not-finite": {
    fr: "Il faut un nombre.",
    en: "A number is needed.",
  },
  "not-whole": {
    fr: "Il faut un nombre entier.",
    en: "A whole number is needed.",
  },
  "out-of-range": {
    fr: "Ce nombre est hors des limites permises.",
    en: "This number is outside the allowed range.",
  },
  "unknown-piece": {
    fr: "Cette pièce n’est pas de celles que l’on peut jouer ici.",
    en: "This is not one of the pieces that can be played here.",
  },
  "too-weak": {
    fr: "Cette pichenette est trop faible.",
    en: "This flick is too weak.",
  },
  "outside-zone": {
    fr: "La pièce doit être posée dans la zone indiquée.",
    en: "The piece has to be placed inside the marked zone.",
  },
  "undo-barrier": {
    fr: "On ne revient pas sur un coup qui a appris quelque chose à quelqu’un.",
    en: "A move that has told somebody something new cannot be taken back.",
  },
  "undo-consent": {
    fr: "Il faut l’accord de toute la table pour revenir aussi loin.",
    en: "Going back that far needs the consent of the whole table.",
  },
  "undo-start": {
    fr: "La partie n’a pas encore autant de réponses.",
    en: "The match does not have that many answers yet.",
  },
  "undo-forgotten": {
    fr: "La table ne se souvient plus d’aussi loin.",
    en: "The table does not remember that far back.",
  },
} as const satisfies Record<string, Words>;
