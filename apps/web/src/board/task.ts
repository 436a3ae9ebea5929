import type { Counter, Scene, Task } from "./scene.ts";

const nobody: readonly string[] = [];

/** The pieces that may be taken in hand. */
export function litIn(task: Task | undefined): readonly string[] {
  if (task === undefined) return nobody;
  return task.kind === "place" ? [task.piece] : task.pieces;
}

/** The same for the same task, even if the page has made it anew. */
export function nameOf(task: Task | undefined): string {
  return task === undefined ? "" : JSON.stringify(task);
}

/** The scene with the piece that is about to be placed; it is drawn last, so it lies above all others. */
export function sceneFor(scene: Scene, task: Task | undefined, projectile: string): Scene {
  if (task?.kind !== "place") return scene;
  const { piece: id, radius, suggestion, look } = task;
  const known = scene.pieces.find((piece) => piece.id === id);
  const plain: Pick<Counter, "name" | "tone" | "figure"> = { name: projectile, tone: "shot", figure: "" };
  const placed: Counter = { ...plain, ...known, ...look, id, radius, x: suggestion.x, y: suggestion.y };
  return { ...scene, pieces: [...scene.pieces.filter((piece) => piece.id !== id), placed] };
}
