import type { Words } from "@ossuaire/kernel";
import type { Event, Facts } from "../../events.ts";
import type { Names } from "../names.ts";

/** How the events of one chapter are told: one that is missing does not compile. */
export type Lines<Chapter> = {
  readonly [Type in keyof Chapter & keyof Facts]: (event: Event<Type>, names: Names | undefined) => Words;
};
