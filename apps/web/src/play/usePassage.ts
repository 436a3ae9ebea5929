import type { Seat, Sight } from "@ossuaire/kernel";
import { useState } from "react";
import { motionFrom } from "../board/motion/motion.ts";
import { type Trail, trailOf } from "../board/motion/trail.ts";
import type { Motion } from "../board/scene.ts";
import type { Deed } from "../games/blow.ts";
import { type Language, useLanguage } from "../words/language.ts";
import type { Host } from "./host.ts";

/** How the table came from one page to the next. */
export interface Passage {
  readonly page: number;
  readonly sight: Sight;
  /** This page has just come after the one before; otherwise it was leafed to, or the table was opened at it. */
  readonly isNext: boolean;
  /** The flick that led here. */
  readonly flick: { readonly seat: Seat; readonly motion: Motion | undefined } | undefined;
  /** Who acted last. */
  readonly deed: Deed | undefined;
  /** The last way of a disc for each seat. */
  readonly trails: Readonly<Record<Seat, Trail>>;
}

/** Follows the pages of a host, and remembers of the ones before what is still to be seen. */
export function usePassage(host: Host): Passage {
  const language = useLanguage();
  const [passage, setPassage] = useState(() => arrived(host));
  if (passage.sight === host.sight) return passage;
  const next =
    passage.page === host.page ? { ...passage, sight: host.sight } : passed(passage, host, language);
  setPassage(next);
  return next;
}

function arrived({ page, sight, look, heard }: Host): Passage {
  const deed = look.deed?.(heard, sight.view);
  return { page, sight, isNext: false, flick: undefined, deed, trails: {} };
}

function passed(before: Passage, host: Host, language: Language): Passage {
  const { page, sight, look } = host;
  if (page !== before.page + 1 || sight.anew) return arrived(host);
  const told = sight.events.find(look.isFlick);
  const motion = told && motionFrom(look.scene(before.sight, language), told);
  const trail = told && motion && trailOf(motion, told.piece);
  const isEmpty = look.scene(sight, language).pieces.length === 0;
  const trails = told && trail ? { ...before.trails, [told.seat]: trail } : before.trails;
  return {
    page,
    sight,
    isNext: true,
    flick: told && { seat: told.seat, motion },
    deed: look.deed?.(sight.events, sight.view) ?? before.deed,
    trails: isEmpty ? {} : trails,
  };
}
