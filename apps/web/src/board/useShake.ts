import { useEffect, useEffectEvent, useState } from "react";
import type { Scene } from "./scene.ts";
import type { Stage } from "./stage/Stage.ts";

/** To and fro, in mm, at 35 ms each. */
const sway = [2, -2, 1.5, -1.5, 0.8, 0] as const;

/** A disc that may not be pulled says so: it shakes once, unless nothing shall move. */
export function useShake(
  stage: Stage | "failed" | undefined,
  scene: Scene,
  calm: boolean,
): (piece: string) => void {
  const [shaken, setShaken] = useState<{ readonly piece: string }>();
  const put = useEffectEvent((id: string, by: number): void => {
    const piece = scene.pieces.find((one) => one.id === id);
    if (piece === undefined || stage === undefined || stage === "failed") return;
    stage.put(id, { x: piece.x + by, y: piece.y }, true);
  });
  useEffect(() => {
    if (shaken === undefined) return;
    const timers = sway.map((by, i) => setTimeout(() => put(shaken.piece, by), i * 35));
    return () => {
      timers.forEach(clearTimeout);
      put(shaken.piece, 0);
    };
  }, [shaken]);
  return (piece) => {
    if (!calm) setShaken({ piece });
  };
}
