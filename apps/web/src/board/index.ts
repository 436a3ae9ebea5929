/** The board of the table: what lies on it, what is done on it, what moves on it. Its data: `scene.ts`. */
export { Board } from "./Board.tsx";
export type { BoardHandle } from "./props.ts";
export { playSound } from "./sound/play-sound.ts";
export { speaker } from "./sound/Speaker.ts";
export type { Touch } from "./useMotion.ts";
export { useRound } from "./useRound.ts";
