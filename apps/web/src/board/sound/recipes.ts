/** Part of a sound: a tone that glides from one pitch to another, or a breath of noise around one; in Hz and seconds. */
export interface Part {
  readonly kind: "tone" | "noise";
  readonly from: number;
  readonly to: number;
  readonly strength: number;
  readonly at: number;
  readonly length: number;
}

/** What is heard at the table beside discs that knock. Never the only sign of anything, and shorter than 400 ms. */
export type Sound = keyof typeof recipes;

export const recipes = {
  /** Dry wood. */
  hit: [noise(1900, 0.32, 0, 0.05), tone(320, 260, 0.2, 0, 0.09)],
  /** Low, like a breath that is knocked out of somebody. */
  "hurt-heroes": [tone(196, 130, 0.3, 0, 0.26), tone(392, 250, 0.08, 0, 0.16), noise(500, 0.16, 0, 0.14)],
  /** Lower still, and rough. */
  "hurt-monsters": [tone(104, 66, 0.34, 0, 0.3), tone(111, 70, 0.2, 0.01, 0.28), noise(240, 0.2, 0, 0.2)],
  /** A disc that falls over, rocks, and lies. */
  death: [
    noise(800, 0.3, 0, 0.06),
    tone(240, 150, 0.26, 0, 0.12),
    noise(650, 0.2, 0.13, 0.05),
    tone(210, 140, 0.18, 0.13, 0.1),
    noise(520, 0.12, 0.22, 0.05),
    tone(180, 120, 0.14, 0.22, 0.14),
  ],
  coin: [tone(2640, 2600, 0.12, 0, 0.16), tone(3960, 3920, 0.07, 0.03, 0.2)],
  /** Old hinges, then the latch. */
  door: [tone(70, 120, 0.2, 0, 0.24), noise(340, 0.14, 0, 0.22), noise(1200, 0.22, 0.26, 0.06)],
  /** A foot on stone. */
  step: [noise(420, 0.12, 0, 0.05), tone(120, 90, 0.08, 0, 0.05)],
  /** Bone that is thrown on wood, and comes to lie. */
  dice: [
    noise(2400, 0.24, 0, 0.03),
    noise(2900, 0.18, 0.07, 0.03),
    noise(2200, 0.2, 0.13, 0.03),
    noise(2600, 0.14, 0.21, 0.03),
    tone(520, 480, 0.08, 0.26, 0.05),
  ],
  /** A lid that is heavy, and what is below it. */
  chest: [tone(90, 140, 0.18, 0, 0.18), noise(700, 0.12, 0, 0.16), tone(1320, 1310, 0.06, 0.2, 0.18)],
  /** Rises, and hangs in the air. */
  spell: [tone(330, 990, 0.14, 0, 0.3), tone(495, 1480, 0.08, 0.04, 0.3), noise(5200, 0.05, 0.1, 0.25)],
  /** A vault that answers. */
  discovery: [
    noise(260, 0.2, 0, 0.22),
    tone(147, 147, 0.2, 0.05, 0.34),
    tone(220, 220, 0.14, 0.12, 0.27),
    tone(294, 294, 0.1, 0.19, 0.2),
  ],
  /** Something draws breath. */
  ambush: [tone(62, 52, 0.34, 0, 0.38), noise(1600, 0.1, 0, 0.12), tone(466, 440, 0.12, 0.12, 0.26)],
  /** Paper that is laid down. */
  card: [noise(3200, 0.14, 0, 0.06), noise(1400, 0.16, 0.05, 0.07)],
  /** One bell. */
  "my-turn": [
    tone(880, 878, 0.16, 0, 0.38),
    tone(1760, 1756, 0.06, 0, 0.24),
    tone(2376, 2370, 0.03, 0, 0.14),
  ],
} as const satisfies Readonly<Record<string, readonly Part[]>>;

function tone(from: number, to: number, strength: number, at: number, length: number): Part {
  return { kind: "tone", from, to, strength, at, length };
}

function noise(around: number, strength: number, at: number, length: number): Part {
  return { kind: "noise", from: around, to: around, strength, at, length };
}
