import type * as english from "../en/share.ts";
import type { SameKeys } from "../messages.ts";

/** Donner une partie : lien, fichier, image. */
export const share: SameKeys<typeof english.share> = {
  title: "Partager cette partie",
  text: "Toute la partie, telle qu’elle est : qui la reçoit voit tout, même ce qui est caché.",
  early: "Mieux vaut la partager une fois finie.",
  link: "Lien",
  copy: "Copier le lien",
  copied: "Copié",
  longForChat:
    "Ce lien compte {{length}} caractères, et bien des messageries s’arrêtent à {{most}} : là, mieux vaut envoyer le fichier.",
  tooLong: "Cette partie est trop longue pour un lien. Partagez-la en fichier.",
  fromPosition:
    "Cette partie a commencé au milieu d’une autre, et un lien ne sait raconter que depuis la mise en place : elle n’en a pas. Le fichier, lui, contient tout.",
  file: "Enregistrer en fichier",
  fileName: "partie-ossuaire",
  picture: "Cette page en image",
  painting: "On peint…",
  pictureName: "fin-ossuaire",
};
