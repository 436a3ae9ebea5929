import { type RefObject, useEffect, useState } from "react";
import type { Stage } from "./stage/Stage.ts";

/** The stage in this element, once its code is there; "failed" where nothing can be drawn. */
export function useStage(host: RefObject<HTMLElement | null>): Stage | "failed" | undefined {
  const [stage, setStage] = useState<Stage | "failed">();
  useEffect(() => {
    let wanted = true;
    let opened: Stage | undefined;
    const open = async (): Promise<void> => {
      // Comes with the first board, never with the home page.
      const { Stage } = await import("./stage/Stage.ts");
      if (!wanted || host.current === null) return;
      opened = new Stage(host.current);
      setStage(opened);
    };
    open().catch((error: unknown) => {
      console.warn("The board cannot be drawn", error);
      if (wanted) setStage("failed");
    });
    return () => {
      wanted = false;
      opened?.close();
      setStage(undefined);
    };
  }, [host]);
  return stage;
}
