import type { Guides } from "@ossuaire/discs";
import type { Guide } from "../board/scene.ts";

/** How far somebody sees ahead who likes to see so far, where this is agreed on. */
export function agreedGuide(own: Guide, agreed: Guides | undefined): Guide {
  if (agreed === "none") return "none";
  return agreed === "first-contact" && own === "full-path" ? "first-contact" : own;
}
