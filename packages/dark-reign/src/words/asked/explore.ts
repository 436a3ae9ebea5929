import type { ExploreQuestion } from "../../asked/explore.ts";
import type { Prompts, Sayings } from "./sayings.ts";

export const explorePrompts: Prompts<ExploreQuestion> = {};

export const exploreSayings: Sayings<ExploreQuestion> = {};
