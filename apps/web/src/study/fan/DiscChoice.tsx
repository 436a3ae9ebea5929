import type { ReactNode } from "react";
import type { Scene } from "../../board/scene.ts";
import { useStudyWords } from "../../words/study.ts";

/** Of which disc all is shown that it can do, where several may be flicked. */
export function DiscChoice({
  discs,
  disc,
  scene,
  className,
  onDisc,
}: {
  readonly discs: readonly string[];
  readonly disc: string | undefined;
  readonly scene: Scene;
  readonly className?: string;
  onDisc(disc: string): void;
}): ReactNode {
  const { t } = useStudyWords();
  if (discs.length < 2) return null;
  return (
    <label className={className}>
      <span>{t("study.otherwise.disc")}</span>
      <select value={disc} onChange={({ target }) => onDisc(target.value)}>
        {discs.map((id) => (
          <option key={id} value={id}>
            {scene.pieces.find((piece) => piece.id === id)?.name}
          </option>
        ))}
      </select>
    </label>
  );
}
