import type * as english from "../en/blows.ts";
import type { SameKeys } from "../messages.ts";

/** Ce qui arrive à qui, et à quelle allure on le montre. */
export const blows: SameKeys<typeof english.blows> = {
  kinds: {
    killed: "à terre",
    stunned: "en incapacité",
    "pushed-out": "sort et revient",
    missed: "manqué",
    struck: "touché",
  },
  hurt: "blessé",
  strikes: "{{by}} frappe {{whom}} : {{what}}.",
  befalls: "{{whom}} : {{what}}.",
  missed: "{{by}} : manqué.",
  sum: "{{side}} : {{list}}.",
  noLoss: "Rien n’a été perdu.",
  next: "Suite",
  again: "Revoir ce tour",
  againShort: "Revoir",
  againRuns: "On revoit le tour : touchez l’écran ou le clavier pour l’arrêter.",
  pace: "Allure",
  paces: {
    slow: "lent",
    normal: "normal",
    fast: "vif",
    "at-once": "tout de suite",
    step: "pas à pas",
  },
  sound: "Sons",
};
