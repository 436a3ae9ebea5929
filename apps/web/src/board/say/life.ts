import type { TFunction } from "i18next";
import type { Counter } from "../scene.ts";

/** The pips of a disc and which side of it is up, in words; nothing is said of what has 1 life, as nothing is drawn. */
export function lifeOf(
  t: TFunction,
  { life = 1, lost = 0 }: Pick<Counter, "life" | "lost">,
): readonly string[] {
  if (lost > 0) return [t("board.life.wounded", { count: life - lost, full: life })];
  return life > 1 ? [t("board.life.whole", { count: life })] : [];
}
