import type { DarkReign, Handling, ThingSeen } from "@ossuaire/dark-reign";

/** Where an object can be dropped on the sheet: a hand, the body, the bag, the floor, another hero, another object. */
export interface Drop {
  readonly kind: "right" | "left" | "body" | "bag" | "floor" | "hero" | "thing";
  /** Which hero, which object. */
  readonly id?: string;
}

/** An object that is in somebody's fingers, and all that could be done with it. */
export interface Carried {
  readonly line: ThingSeen;
  readonly handlings: readonly Handling[];
}

type Question = DarkReign["question"] | undefined;
type Acting = Extract<DarkReign["question"], { readonly prompt: "act" }>;
type Deed = Extract<Acting["options"][number], { readonly deed: string }>;

/** What dropping it there means: always an option that the question offers; nothing where it offers none. */
export function droppedOn(question: Question, { line, handlings }: Carried, drop: Drop): string | undefined {
  if (question?.prompt !== "act" && question?.prompt !== "wait-act") return undefined;
  const offered = handlings.flatMap(({ options }) => options);
  const deeds = question.options.flatMap((one): readonly Deed[] =>
    "deed" in one && offered.includes(one.id) ? [one] : [],
  );
  return deeds.find((one) => isMeant(one, line, drop))?.id;
}

function isMeant(
  { deed, thing, target, how, with: object }: Deed,
  line: ThingSeen,
  { kind, id }: Drop,
): boolean {
  switch (kind) {
    case "right":
    case "left":
      // What takes both hands is offered once, for the right one.
      return deed === "swap" && thing !== undefined && (how === kind || line.card.hands === 2);
    case "bag":
      return deed === "swap" && thing === undefined;
    case "body":
      return deed === "don" || deed === "change";
    case "floor":
      return deed === "throw";
    case "hero":
      return deed === "give" && target === id;
    case "thing":
      return deed === "use" && object === id;
  }
}
