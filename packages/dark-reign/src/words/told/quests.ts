import type { QuestsFacts } from "../../told/quests.ts";
import type { Lines } from "./lines.ts";

export const questsLines: Lines<QuestsFacts> = {};
