import type { Refusal } from "@ossuaire/kernel";

export const notStored: Refusal = {
  code: "not-stored",
  words: {
    fr: "Le coup n’a pas pu être enregistré. La table réessaie : rien n’est perdu, rien n’a changé.",
    en: "The move could not be stored. The table tries again: nothing is lost, nothing has changed.",
  },
};

export const outOfDate: Refusal = {
  code: "out-of-date",
  words: {
    fr: "Entre-temps, il s’est passé autre chose à la table.",
    en: "Something else has happened at the table meanwhile.",
  },
};

export const otherEngine: Refusal = {
  code: "frozen",
  words: {
    fr: "Cette table a été jouée avec une autre version des règles : elle est gelée, telle qu’elle était.",
    en: "This table was played by another version of the rules: it is frozen as it was.",
  },
};

export const noTable: Refusal = {
  code: "no-table",
  words: {
    fr: "Cette table n’existe pas, ou n’existe plus.",
    en: "There is no such table, or there no longer is.",
  },
};

export const noSecret: Refusal = {
  code: "no-secret",
  words: {
    fr: "Ce lien n’ouvre pas cette table : il a déjà servi, ou il est d’une autre table.",
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
