/** From what a beginner does to what a trained hand does now and then. */
export const grades = [1, 2, 3, 4, 5] as const;

export type Grade = (typeof grades)[number];

/** The least ease of each grade: how often a trained hand does it from its easiest place. */
const least: readonly number[] = [0.62, 0.46, 0.33, 0.22, 0.125];

/** Undefined for what is luck rather than aim. */
export function gradeOf(ease: number): Grade | undefined {
  return grades[least.findIndex((limit) => ease >= limit)];
}
