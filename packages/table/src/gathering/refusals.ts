import type { Refusal, Words } from "@ossuaire/kernel";

/** Why a table does not take an entry; the match has its own words for answers. */
export function refused(code: keyof typeof words): Refusal {
  return { code, words: words[code] };
}

const words = {
  "out-of-turn": {
    fr: "Entre-temps, il s’est passé autre chose à la table.",
    en: "Something else has happened at the table meanwhile.",
  },
  "not-begun": { fr: "La partie n’a pas encore commencé.", en: "The match has not begun yet." },
  begun: { fr: "La partie a déjà commencé.", en: "The match has already begun." },
  ended: { fr: "Cette table est levée.", en: "This table has broken up." },
  "unknown-seat": { fr: "Cette place n’existe pas à cette table.", en: "This table has no such seat." },
  "seat-taken": { fr: "Quelqu’un est déjà assis à cette place.", en: "Somebody is sitting there already." },
  "seat-free": { fr: "Personne n’est assis à cette place.", en: "Nobody is sitting there." },
  "name-taken": {
    fr: "Quelqu’un porte déjà ce nom à cette table.",
    en: "Somebody at this table already has this name.",
  },
  "not-yours": { fr: "Ce n’est pas votre place.", en: "This is not your seat." },
  "seats-free": {
    fr: "Des places sont encore libres : attendez vos amis, ou confiez-les à l’ordinateur.",
    en: "Some seats are still free: wait for your friends, or give them to the computer.",
  },
  "unknown-level": {
    fr: "L’ordinateur ne joue pas à ce niveau.",
    en: "The computer does not play at this level.",
  },
  "asked-already": {
    fr: "Une autre demande attend encore une réponse.",
    en: "Another request is still waiting for an answer.",
  },
  "nothing-asked": { fr: "Cette demande n’est plus ouverte.", en: "This request is no longer open." },
  "not-asked": {
    fr: "Ce n’est pas à vous d’accepter ou de refuser.",
    en: "It is not for you to agree or to decline.",
  },
  "nobody-to-ask": {
    fr: "Il n’y a rien à demander : personne d’autre ne doit être d’accord.",
    en: "There is nothing to ask: nobody else has to agree.",
  },
  "not-over": {
    fr: "La partie n’est pas finie.",
    en: "The match is not over.",
  },
  "not-adjourned": {
    fr: "Il n’y a rien à reprendre : la partie n’a pas été suspendue.",
    en: "There is nothing to take up: the match was not set aside.",
  },
  "goes-on": {
    fr: "Tout le monde est déjà à une autre table.",
    en: "Everybody is already at another table.",
  },
} as const satisfies Record<string, Words>;

export const notBegun: Refusal = refused("not-begun");
