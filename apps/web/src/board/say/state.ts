import type { SaidAtTable } from "../../words/table.ts";
import type { Counter } from "../scene.ts";

/** What a disc shows beside its figure, in words. Nothing is said of what has 1 life, as nothing is drawn. */
export function stateOf(
  t: SaidAtTable,
  { life = 1, lost = 0, spent = false, steady = false }: Pick<Counter, "life" | "lost" | "spent" | "steady">,
): readonly string[] {
  return [
    ...(lost > 0 && steady ? [t("board.state.drops", { count: life - lost, full: life })] : []),
    ...(lost > 0 && !steady ? [t("board.state.wounded", { count: life - lost, full: life })] : []),
    ...(lost === 0 && life > 1 ? [t("board.state.whole", { count: life })] : []),
    ...(spent ? [t("board.state.spent")] : []),
  ];
}
