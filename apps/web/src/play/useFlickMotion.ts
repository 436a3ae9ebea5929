import type { Flicked } from "@ossuaire/discs";
import type { Sight } from "@ossuaire/kernel";
import { useMemo } from "react";
import { motionFrom } from "../board/motion/motion.ts";
import type { Motion } from "../board/scene.ts";
import type { Look } from "../games/look.ts";
import type { Language } from "../words/language.ts";

/** The flick that leads to the next page, to be watched. It is made on the board of the page that is shown: of `sight`. */
export function useFlickMotion(
  look: Look,
  sight: Sight | undefined,
  flick: Flicked | undefined,
  language: Language,
): Motion | undefined {
  return useMemo(() => {
    if (sight === undefined || flick === undefined) return undefined;
    return motionFrom(look.scene(sight, language), flick);
  }, [look, sight, flick, language]);
}
