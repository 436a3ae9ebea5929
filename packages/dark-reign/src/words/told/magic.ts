import { say, w } from "@ossuaire/kernel";
import type { MagicFacts } from "../../told/magic.ts";
import { nameIn } from "../names.ts";
import type { Lines } from "./lines.ts";

export const magicLines: Lines<MagicFacts> = {
  webbed: ({ who, level }, names) =>
    say`${w("la toile retient", "the web holds")} ${nameIn(who, names)} ${w(`(niveau ${level})`, `(level ${level})`)}`,
  freed: ({ who }, names) =>
    say`${nameIn(who, names)} ${w("se libère de la toile", "breaks free of the web")}`,
};
