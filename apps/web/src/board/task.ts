import type { Point } from "@ossuaire/flick";
import type { Counter, Flicking, Scene, Task } from "./scene.ts";

const nobody: readonly string[] = [];

/** The pieces that may be taken in hand. */
export function litIn(task: Task | undefined): readonly string[] {
  if (task === undefined) return nobody;
  return task.kind === "place" ? [task.piece] : task.pieces;
}

/** What may be flicked: because that is asked for, or because a pull answers what is asked before it as well. */
export function flickingIn(task: Task | undefined): Flicking | undefined {
  return task?.kind === "flick" ? task : task?.flicks;
}

/** From whose place the others are told: what is in hand, else what is asked for, else who is in the middle of an action. */
export function actingIn(
  scene: Scene,
  task: Task | undefined,
  inHand: string | undefined,
): Counter | undefined {
  const asked = task?.kind === "place" ? task.piece : task?.kind === "flick" ? only(task.pieces) : undefined;
  const id = inHand ?? asked;
  return scene.pieces.find((piece) => (id === undefined ? piece.mark === "acting" : piece.id === id));
}

function only(pieces: readonly string[]): string | undefined {
  return pieces.length === 1 ? pieces[0] : undefined;
}

/** The same for the same task, even if the page has made it anew. */
export function nameOf(task: Task | undefined): string {
  // Which piece has been picked to look at changes nothing in what is asked, nor does how it looks.
  return task === undefined ? "" : JSON.stringify({ ...task, picked: undefined, look: undefined });
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

/** The scene with the piece that is being placed where it is now. */
export function sceneAt(scene: Scene, task: Task | undefined, spot: Point | undefined): Scene {
  if (task?.kind !== "place" || spot === undefined) return scene;
  return {
    ...scene,
    pieces: scene.pieces.map((piece) => (piece.id === task.piece ? { ...piece, ...spot } : piece)),
  };
}
