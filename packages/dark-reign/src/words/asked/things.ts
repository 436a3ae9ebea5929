import type { ThingsQuestion } from "../../asked/things.ts";
import type { Prompts, Sayings } from "./sayings.ts";

export const thingsPrompts: Prompts<ThingsQuestion> = {};

export const thingsSayings: Sayings<ThingsQuestion> = {};
