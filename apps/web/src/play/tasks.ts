import { limits } from "@ossuaire/discs";
import type { Answer, Decision, Sight, Spot } from "@ossuaire/kernel";
import type { BoardAnswer, Flicking, Scene, Task } from "../board/scene.ts";
import type { Look } from "../games/look.ts";
import type { Language } from "../words/language.ts";
import { towards } from "./towards.ts";

/** What the open question asks for on the board, after the pieces that have been placed already. */
export function taskOf(
  look: Look,
  sight: Sight,
  scene: Scene,
  placed: readonly Spot[],
  language: Language,
  picked?: string,
): Task | undefined {
  const { decision, view } = sight;
  if (decision?.kind === "choose") {
    const lying = decision.options.flatMap((option) => look.lies(option) ?? []);
    const pulled = decision.options.flatMap((option) => look.pulls?.(option, decision) ?? []);
    const pieces = [...new Set([...lying, ...pulled])];
    if (pieces.length === 0) return undefined;
    return { kind: "choose", pieces, picked, flicks: flicking(scene, pulled) };
  }
  if (decision?.kind === "flick") {
    const { pieces, weakest, strongest } = decision;
    return { kind: "flick", pieces, weakest, strongest };
  }
  if (decision?.kind !== "place") return undefined;
  const next = look.placing(decision).pieces[placed.length];
  if (next === undefined) return undefined;
  const { radius, ...face } = look.piece(next, view, language);
  const { piece, zone } = next;
  const suggestion = decision.suggestion.find((spot) => spot.piece === piece) ?? { piece, x: 0, y: 0 };
  const foes = look.foes?.(decision, view);
  return {
    kind: "place",
    piece,
    radius,
    zone,
    suggestion:
      foes === undefined ? suggestion : (towards(scene, { piece, radius, zone }, foes) ?? suggestion),
    look: face,
    flicks: foes && flicking(scene, [piece]),
  };
}

/** What is left of a question while its pieces are placed one after the other: the one that is placed now. */
export function openIn(decision: Decision | undefined, task: Task | undefined): Decision | undefined {
  if (decision?.kind !== "place" || task?.kind !== "place") return decision;
  return { ...decision, pieces: decision.pieces.filter(({ piece }) => piece === task.piece) };
}

/** What a hand flicks before the match has asked for it: within the limits of the board. */
function flicking({ board }: Scene, pieces: readonly string[]): Flicking | undefined {
  return pieces.length === 0 ? undefined : { pieces: [...new Set(pieces)], ...limits(board) };
}

/** The option that lies on a piece; undefined where several do, or where it is one of the deeds that are shown first. */
export function optionOn(look: Look, decision: Decision | undefined, piece: string): Answer | undefined {
  if (decision?.kind !== "choose") return undefined;
  const [only, another] = decision.options.filter((option) => look.lies(option) === piece);
  if (only === undefined) return optionPulled(look, decision, piece);
  const isAnswer = another === undefined && !look.isInHand?.(only, decision);
  return isAnswer ? { kind: "choose", option: only.id } : undefined;
}

/** The option that is meant by a pull of this piece. */
export function optionPulled(look: Look, decision: Decision | undefined, piece: string): Answer | undefined {
  if (decision?.kind !== "choose") return undefined;
  const meant = decision.options.find((option) => look.pulls?.(option, decision) === piece);
  return meant && { kind: "choose", option: meant.id };
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
