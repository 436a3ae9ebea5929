import type { Catacombs } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import type { Chosen } from "../look.ts";
import { Emblem } from "./cards/Emblem.tsx";

/** SOL-HUNTER-05: an artefact is paid for by picking discs out of those that he keeps. */
export function Face({
  option,
  question,
}: {
  readonly option: Chosen<Catacombs>["options"][number];
  readonly question: Chosen<Catacombs>;
}): ReactNode {
  return question.prompt === "artefact-cost" && "card" in option ? <Emblem piece={option.card} /> : null;
}
