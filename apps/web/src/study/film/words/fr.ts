import type { SameKeys } from "../../../words/messages.ts";
import type { en } from "./en.ts";

/** Le film d’une pichenette. */
export const fr: SameKeys<typeof en> = {
  title: "Un film à envoyer",
  what: "Ce qui est filmé",
  extents: { flick: "cette pichenette", turn: "tout le tour" },
  making: "On filme : {{percent}} %",
  made: "{{seconds}} secondes, {{size}} ko, {{kind}}",
  save: "Enregistrer le film",
  nothing: "Il n’y a pas de pichenette à filmer ici.",
  file: "ossuaire-pichenette",
  against: "{{one}} contre {{other}}",
};
