import type { Refusal } from "@ossuaire/kernel";
import { notStoredCode } from "@ossuaire/table";

export const notStored: Refusal = {
  code: notStoredCode,
  words: {
    fr: "Cela n’a pas pu être enregistré : rien n’a changé. Réessayez dans un moment.",
    en: "This could not be stored: nothing has changed. Try again in a while.",
  },
};

export const outOfDate: Refusal = {
  code: "out-of-date",
  words: {
    fr: "Entre-temps, il s’est passé autre chose à la table.",
    en: "Something else has happened at the table meanwhile.",
  },
};

export const nothingToTakeBack: Refusal = {
  code: "nothing-to-take-back",
  words: {
    fr: "Vous n’avez aucun coup à reprendre.",
    en: "There is no move of yours to take back.",
  },
};

export const otherEngine: Refusal = {
  code: "frozen",
  words: {
    fr: "Cette table a été jouée avec une autre version des règles : elle est gelée, telle qu’elle était.",
    en: "This table was played with another version of the rules: it is frozen as it was.",
  },
};

export const notFrozen: Refusal = {
  code: "not-frozen",
  words: {
    fr: "Cette table n’est pas gelée : on y joue.",
    en: "This table is not frozen: it is being played.",
  },
};

/** Of a process that is about to be replaced: the page looks for another one. */
export const newerEngine: Refusal = {
  code: "newer",
  words: {
    fr: "Une version plus récente du serveur tient cette table. Réessayez dans un moment.",
    en: "A newer version of the server plays this table. Try again in a while.",
  },
};

export const noTable: Refusal = {
  code: "no-table",
  words: {
    fr: "Cette table n’existe pas, ou n’existe plus.",
    en: "This table does not exist, or no longer does.",
  },
};

export const noSecret: Refusal = {
  code: "no-secret",
  words: {
    fr: "Ce lien n’ouvre pas cette table : il a déjà servi, ou il appartient à une autre table.",
    en: "This link does not open this table: it has been used, or belongs to another table.",
  },
};

export const tooMany: Refusal = {
  code: "too-many",
  words: {
    fr: "C’est trop à la fois. Réessayez dans un moment.",
    en: "That is too much at once. Try again in a while.",
  },
};

export const unreadable: Refusal = {
  code: "unreadable",
  words: {
    fr: "Le serveur ne comprend pas cette demande.",
    en: "The server does not understand this request.",
  },
};

export const noTalk: Refusal = {
  code: "no-talk",
  words: {
    fr: "À cette table, on ne peut pas dire cela : la personne qui invite ne le permet pas.",
    en: "This cannot be said at this table: whoever invites does not allow it.",
  },
};

export const isHere: Refusal = {
  code: "is-here",
  words: {
    fr: "Cette personne est à table et a encore du temps.",
    en: "This person is at the table, and has time left.",
  },
};

export const notPublic: Refusal = {
  code: "not-public",
  words: {
    fr: "À cette table, on ne s’assied que sur invitation.",
    en: "You can sit down at this table by invitation only.",
  },
};

export const notYet: Refusal = {
  code: "not-over",
  words: {
    fr: "La partie n’est pas finie : son fichier en dirait tous les secrets.",
    en: "The match is not over: its file would tell all its secrets.",
  },
};

export const ownNetwork: Refusal = {
  code: "own-network",
  words: {
    fr: "Cette adresse ne convient pas : il en faut une en https, hors du réseau de l’hôte.",
    en: "This address will not do: it has to be an https address outside the host’s own network.",
  },
};

export const trouble: Refusal = {
  code: "trouble",
  words: {
    fr: "Le serveur n’a pas pu répondre. Réessayez dans un moment.",
    en: "The server could not answer. Try again in a while.",
  },
};
