import type { Answer, Decision, Sight, Spot } from "@ossuaire/kernel";
import type { BoardAnswer, Scene, Task } from "../board/scene.ts";
import type { Look } from "../games/look.ts";
import type { Language } from "../words/language.ts";

/** What the open question asks for on the board, after the pieces that have been placed already. */
export function taskOf(
  look: Look,
  sight: Sight,
  placed: readonly Spot[],
  language: Language,
  picked?: string,
): Task | undefined {
  const { decision, view } = sight;
  if (decision?.kind === "choose") {
    const pieces = new Set(decision.options.flatMap((option) => look.lies(option) ?? []));
    return pieces.size === 0 ? undefined : { kind: "choose", pieces: [...pieces], picked };
  }
  if (decision?.kind === "flick") {
    const { pieces, weakest, strongest } = decision;
    return { kind: "flick", pieces, weakest, strongest };
  }
  if (decision?.kind !== "place") return undefined;
  const next = look.placing(decision).pieces[placed.length];
  if (next === undefined) return undefined;
  const { radius, ...face } = look.piece(next, view, language);
  const suggestion = decision.suggestion.find(({ piece }) => piece === next.piece);
  return {
    kind: "place",
    piece: next.piece,
    radius,
    zone: next.zone,
    suggestion: suggestion ?? { piece: next.piece, x: 0, y: 0 },
    look: face,
  };
}

/** The option that lies on a piece; undefined where several do. */
export function optionOn(look: Look, decision: Decision | undefined, piece: string): Answer | undefined {
  if (decision?.kind !== "choose") return undefined;
  const [only, another] = decision.options.filter((option) => look.lies(option) === piece);
  return only === undefined || another !== undefined ? undefined : { kind: "choose", option: only.id };
}

/** What the board was told, as the match wants to hear it; undefined while more pieces are to be placed. */
export function wholeAnswer(
  look: Look,
  decision: Decision,
  placed: readonly Spot[],
  given: BoardAnswer,
): Answer | undefined {
  if (given.kind === "flick") return given;
  if (decision.kind !== "place") return undefined;
  const plan = look.placing(decision);
  const spots = [...placed, ...given.spots];
  return spots.length < plan.pieces.length ? undefined : { kind: "place", spots: plan.complete(spots) };
}

/** The board while several pieces are placed: those that wait are off it, those that were placed lie where they were put. */
export function sceneWhilePlacing(
  look: Look,
  scene: Scene,
  { decision, view }: Sight,
  placed: readonly Spot[],
  language: Language,
): Scene {
  if (decision?.kind !== "place" || decision.pieces.length < 2) return scene;
  const waiting = new Map(decision.pieces.map((placing) => [placing.piece, placing]));
  const laid = look.placing(decision).complete(placed);
  const others = scene.pieces.filter(({ id }) => !waiting.has(id));
  const pieces = laid.flatMap(({ piece: id, x, y }) => {
    const there = scene.pieces.find((piece) => piece.id === id);
    const placing = waiting.get(id);
    const face = there ?? (placing && { id, ...look.piece(placing, view, language) });
    return face === undefined ? [] : { ...face, x, y };
  });
  return { ...scene, pieces: [...others, ...pieces] };
}

/** Targets that somebody speaks of are marked as those that the game knows. */
export function aimedAt(scene: Scene, targets: readonly string[] | undefined): Scene {
  if (targets === undefined) return scene;
  const pieces = scene.pieces.map((piece) =>
    targets.includes(piece.id) ? { ...piece, mark: "target" as const } : piece,
  );
  return { ...scene, pieces };
}
