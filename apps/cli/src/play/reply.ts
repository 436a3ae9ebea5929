import type { Answer, Decision, Spot, Words } from "@ossuaire/kernel";

/** What a typed line means: an answer, or a word of what is wrong with it. */
export type Reply = { readonly answer: Answer } | { readonly problem: Words };

/** Reads a line as an answer to this decision. */
export function replyTo(decision: Decision, line: string): Reply {
  const words = line
    .trim()
    .split(/[\s,]+/)
    .filter((word) => word !== "");
  const numbers = words.map(Number);
  switch (decision.kind) {
    case "choose": {
      const option = decision.options[(numbers[0] ?? 0) - 1];
      return option === undefined || words.length !== 1
        ? whichNumber
        : { answer: { kind: "choose", option: option.id } };
    }
    case "pick": {
      const options = numbers.map((number) => decision.options[number - 1]?.id);
      const known = options.filter((option) => option !== undefined);
      return known.length < options.length ? whichNumber : { answer: { kind: "pick", options: known } };
    }
    case "amount": {
      const [amount] = numbers;
      return amount === undefined || Number.isNaN(amount)
        ? whichNumber
        : { answer: { kind: "amount", amount } };
    }
    case "flick":
      return flickOf(decision, numbers);
    case "place":
      return placeOf(decision, words);
  }
}

const whichNumber: Reply = {
  problem: { fr: "Tapez un numéro de la liste.", en: "Type a number of the list." },
};

/**
 * An angle in degrees, counted from the right against the clock, and a strength from 1 to 100; where there are several
 * pieces, the number of one before them.
 */
function flickOf(
  { pieces, weakest, strongest }: Extract<Decision, { kind: "flick" }>,
  numbers: readonly number[],
): Reply {
  const [which = 0, angle = Number.NaN, strength = Number.NaN] =
    pieces.length > 1 ? numbers : [1, ...numbers];
  const piece = pieces[which - 1];
  if (piece === undefined || !Number.isFinite(angle) || !(strength >= 1 && strength <= 100))
    return { problem: pieces.length > 1 ? whichPiece : howToFlick };
  const speed = Math.max(weakest + 1, (strongest * strength) / 100);
  const radians = (angle * Math.PI) / 180;
  const vx = Math.round(speed * Math.cos(radians));
  const vy = -Math.round(speed * Math.sin(radians));
  return { answer: { kind: "flick", piece, vx: vx + 0, vy: vy + 0 } };
}

const howToFlick: Words = {
  fr: "Tapez un angle en degrés (0 : à droite, 90 : vers le haut) et une force de 1 à 100.",
  en: "Type an angle in degrees (0: right, 90: up) and a strength from 1 to 100.",
};

const whichPiece: Words = {
  fr: "Tapez le numéro de la pièce, un angle en degrés (0 : à droite, 90 : vers le haut) et une force de 1 à 100.",
  en: "Type the number of the piece, an angle in degrees (0: right, 90: up) and a strength from 1 to 100.",
};

/** Nothing typed: where the table suggests. Otherwise x and y for each piece, in the order asked. */
function placeOf(
  { pieces, suggestion }: Extract<Decision, { kind: "place" }>,
  words: readonly string[],
): Reply {
  if (words.length === 0) return { answer: { kind: "place", spots: suggestion } };
  const numbers = words.map(Number);
  if (numbers.length !== 2 * pieces.length || numbers.some(Number.isNaN))
    return {
      problem: {
        fr: `Tapez x et y pour chaque pièce (${pieces.length}), ou rien pour les places proposées.`,
        en: `Type x and y for each piece (${pieces.length}), or nothing for the suggested places.`,
      },
    };
  const spots = pieces.map(
    ({ piece }, i): Spot => ({ piece, x: numbers[2 * i] ?? 0, y: numbers[2 * i + 1] ?? 0 }),
  );
  return { answer: { kind: "place", spots } };
}
