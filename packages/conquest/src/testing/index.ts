export { disguise } from "./disguise.ts";
export { duel } from "./duel.ts";
export { type ConquestFigures, fuzzConquest } from "./fuzz.ts";
export { aiming, facing, flickOverWall, playing } from "./scenes.ts";
