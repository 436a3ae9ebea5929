import type { Words } from "@ossuaire/kernel";

/** What the page says about tables that stand elsewhere; fetched with them. */
export const words = {
  friend: { fr: "Un ami, par un lien", en: "A friend, by a link" },
  friendText: {
    fr: "Il choisira son nom en ouvrant le lien.",
    en: "They choose a name when they open the link.",
  },
  waiting: { fr: "La table attend", en: "The table is waiting" },
  lead: {
    fr: "Envoyez à chacun son lien : qui l’ouvre choisit un nom et s’assied. Chaque lien ne sert qu’une fois.",
    en: "Send everybody their link: whoever opens it chooses a name and sits down. Each link works once.",
  },
  guestLead: {
    fr: "Vous êtes assis. La partie commence dès que tout le monde est là.",
    en: "You are seated. The match begins as soon as everybody is here.",
  },
  watchLead: { fr: "Vous regardez cette table.", en: "You are watching this table." },
  alone: {
    fr: "Ce serveur n’est ouvert qu’à cet ordinateur. Pour inviter la maison, lancez « npm start -- --lan ».",
    en: "This server is open to this computer alone. To invite the house, start it with “npm start -- --lan”.",
  },
  link: { fr: "Lien pour {{seat}}", en: "Link for {{seat}}" },
  copy: { fr: "Copier le lien", en: "Copy the link" },
  copied: { fr: "Lien copié", en: "Link copied" },
  qr: { fr: "Code à photographier", en: "Code to photograph" },
  free: { fr: "place libre", en: "free seat" },
  here: { fr: "à table", en: "at the table" },
  away: { fr: "pas encore là", en: "not here yet" },
  bot: { fr: "automate", en: "computer" },
  giveToBot: { fr: "Confier à l’ordinateur", en: "Give to the computer" },
  begin: { fr: "Commencer", en: "Begin" },
  invited: { fr: "On vous attend à table", en: "You are expected at the table" },
  invitedText: { fr: "{{game}} : votre place est {{seat}}.", en: "{{game}}: your seat is {{seat}}." },
  withWhom: { fr: "Avec {{names}}.", en: "With {{names}}." },
  name: { fr: "Votre nom à cette table", en: "Your name at this table" },
  sit: { fr: "S’asseoir", en: "Sit down" },
  looking: { fr: "On cherche la table… {{time}}", en: "Looking for the table … {{time}}" },
  lookingText: {
    fr: "La ligne est coupée. Rien n’est perdu : la partie reprend d’elle-même.",
    en: "The line is cut. Nothing is lost: the match goes on by itself.",
  },
  absent: { fr: "{{name}} n’est pas à table en ce moment.", en: "{{name}} is not at the table right now." },
  asksUndo: {
    fr: "{{name}} voudrait reprendre son dernier coup.",
    en: "{{name}} would like to take back the last move.",
  },
  asksBot: {
    fr: "{{name}} ne répond plus. L’ordinateur doit-il jouer à sa place, en attendant ?",
    en: "{{name}} no longer answers. Shall the computer play for them meanwhile?",
  },
  asksAdjourn: { fr: "{{name}} propose d’en rester là.", en: "{{name}} proposes to leave it at that." },
  asked: { fr: "On demande aux autres…", en: "The others are being asked …" },
  yes: { fr: "D’accord", en: "Agreed" },
  no: { fr: "Non", en: "No" },
  satIn: {
    fr: "L’ordinateur joue pour vous, en attendant.",
    en: "The computer is playing for you meanwhile.",
  },
  back: { fr: "Je reprends ma place", en: "I take my seat back" },
  goneTitle: { fr: "La table ne s’ouvre pas", en: "The table does not open" },
  gone4401: {
    fr: "Ce lien n’ouvre pas cette table : il a déjà servi, ou il est d’une autre table. Demandez-en un nouveau à qui vous invite.",
    en: "This link does not open this table: it has been used, or belongs to another table. Ask whoever invites you for a new one.",
  },
  gone4404: {
    fr: "Cette table n’existe pas, ou n’existe plus.",
    en: "There is no such table, or there no longer is.",
  },
  gone4406: {
    fr: "Cette page n’est plus à jour. Rechargez-la : la partie vous attend.",
    en: "This page is out of date. Load it anew: the match is waiting.",
  },
  gone4423: {
    fr: "Cette table a été jouée avec une autre version des règles : elle est gelée, telle qu’elle était.",
    en: "This table was played by another version of the rules: it is frozen as it was.",
  },
  broken: {
    fr: "Le serveur n’a pas pu le faire. Réessayez dans un moment.",
    en: "The server could not do it. Try again in a while.",
  },
} as const satisfies Record<string, Words>;

/** With names in the places that a message leaves open. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
}
