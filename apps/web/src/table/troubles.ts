import type { Words } from "@ossuaire/kernel";

/** Why a match of this device cannot be had. */
export const troubles = {
  notHere: {
    fr: "Cette partie n’est pas sur cet appareil : elle a été effacée, ou jouée ailleurs.",
    en: "This match is not on this device: it was deleted, or played elsewhere.",
  },
  unreadable: {
    fr: "Le navigateur ne laisse pas lire les parties enregistrées sur cet appareil. Est-ce une fenêtre privée ? Si le navigateur vient d’être mis à jour, fermez-le, puis rouvrez-le.",
    en: "The browser does not let the matches saved on this device be read. Is this a private window? If the browser has just been updated, close it, then open it again.",
  },
} as const satisfies Record<string, Words>;
