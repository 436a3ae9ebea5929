import { capital, w } from "@ossuaire/kernel";
import type { SquareOption, WhoOption, YesOrNo } from "../../asked/fight.ts";
import type { ThingOption, ThingsQuestion } from "../../asked/things.ts";
import type { Square } from "../../grid/square.ts";
import type { View } from "../../view.ts";
import { nameIn, thingName } from "../names.ts";
import { placeWords } from "../whereabouts.ts";
import type { Prompts, Saying, Sayings } from "./sayings.ts";

export const thingsPrompts: Prompts<ThingsQuestion> = {
  "take-find": w("Prendre l’objet trouvé ?", "Take what was found?"),
  "bind-find": w("Lier la rune maintenant, pour toujours ?", "Bind the rune now, for ever?"),
  heir: w("À qui revient le trésor ?", "Who gets the treasure?"),
  agree: w("Acceptez-vous l’échange ?", "Do you agree to the exchange?"),
  loot: w("Quel objet voler ?", "Which object to steal?"),
  "strike-thief": w("Frapper le voleur, sans P.Action ?", "Strike the thief, without P.Action?"),
  "throw-at": w("Vers quelle case lancer ?", "Throw to which square?"),
  teleport: w("Se téléporter où ?", "Teleport to where?"),
  "return-at": w("Sur quelle case revient le mort ?", "On which square does the dead one return?"),
  divination: w(
    "Rejouer tout ce tour grâce à l’anneau ?",
    "Replay this whole turn by the power of the ring?",
  ),
};

const yesOrNo = ({ id }: YesOrNo): Saying =>
  id === "yes" ? { words: w("Oui", "Yes") } : { words: w("Non", "No"), declines: true };

const what = ({ card }: ThingOption): Saying =>
  card === undefined ? { words: w("Plus tard", "Later"), declines: true } : { words: thingName(card) };

const where = ({ square }: SquareOption, _view: View, from?: Square): Saying =>
  square === undefined
    ? { words: w("Rester sur place", "Stay here"), declines: true }
    : { words: capital(placeWords(from, square)) };

export const thingsSayings: Sayings<ThingsQuestion> = {
  "take-find": ({ id }) =>
    id === "take" ? { words: w("Prendre", "Take it") } : { words: w("Laisser", "Leave it"), declines: true },
  "bind-find": what,
  heir: ({ id, target }: WhoOption, view: View) => ({ words: capital(nameIn(target ?? id, view)) }),
  agree: yesOrNo,
  loot: what,
  "strike-thief": yesOrNo,
  "throw-at": where,
  teleport: where,
  "return-at": where,
  divination: yesOrNo,
};
