export { firstQuest } from "./first-quest.ts";
