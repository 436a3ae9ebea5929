import * as v from "valibot";
import { wishSchema } from "../gathering/entry.ts";
import { paceSchema } from "../gathering/pace.ts";
import { placesSchema } from "../gathering/place.ts";
import type { Agreement, TableState } from "../gathering/state.ts";
import { printed, talkSchema } from "../gathering/talk.ts";

/** What everybody may know of a table: who sits there, how far it is, what is being asked around. */
export type Face = v.InferOutput<typeof faceSchema>;

export const aboutSchema = v.strictObject({ fr: printed(80), en: printed(80) });

const moment = v.pipe(v.number(), v.safeInteger());

export const faceSchema = v.strictObject({
  game: v.string(),
  undo: v.picklist(["free", "consent"]),
  pace: paceSchema,
  stage: v.picklist(["open", "on", "over"]),
  ended: v.optional(v.picklist(["adjourned", "closed"])),
  places: placesSchema,
  /** What a screen has to fetch beside the game. */
  needs: v.array(v.string()),
  talk: v.optional(talkSchema, "phrases"),
  /** What whoever invited tells of it in the lobby. */
  about: v.optional(aboutSchema),
  language: v.optional(v.picklist(["fr", "en"])),
  /** After the end: the table at which the same people go on. Whoever has a secret of this one has it there too. */
  next: v.optional(v.string()),
  open: v.optional(
    v.strictObject({ ask: moment, by: v.string(), wish: wishSchema, agreed: v.array(v.string()) }),
  ),
  /** Until when somebody has to answer, in milliseconds since 1970. */
  deadline: v.optional(moment),
});

/** Of a table as it stands; some options hide things, so none of them is told. */
export function faceOf(
  { game, undo, pace, about, language }: Agreement,
  { stage, ended, places, open, talk, next }: TableState,
  needs: readonly string[],
  deadline: number | undefined,
): Face {
  return {
    game,
    undo,
    pace,
    stage,
    places,
    needs: [...needs],
    talk,
    ...(about === undefined ? {} : { about }),
    ...(language === undefined ? {} : { language }),
    ...(next === undefined ? {} : { next }),
    ...(ended === undefined ? {} : { ended }),
    ...(open === undefined ? {} : { open: { ...open, agreed: [...open.agreed] } }),
    ...(deadline === undefined ? {} : { deadline }),
  };
}
