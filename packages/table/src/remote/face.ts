import * as v from "valibot";
import { wishSchema } from "../gathering/entry.ts";
import { paceSchema } from "../gathering/pace.ts";
import { placesSchema } from "../gathering/place.ts";

/** What everybody may know of a table: who sits there, how far it is, what is being asked around. */
export type Face = v.InferOutput<typeof faceSchema>;

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
  open: v.optional(
    v.strictObject({ ask: moment, by: v.string(), wish: wishSchema, agreed: v.array(v.string()) }),
  ),
  /** Until when somebody has to answer, in milliseconds since 1970. */
  deadline: v.optional(moment),
});
