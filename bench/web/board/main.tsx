// The page's own board with a hard break on it, played again and again: what `npm run bench -- web` watches frame by frame.
import { type ReactNode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { Board } from "../../../apps/web/src/board/index.ts";
import type { Counter, Motion, Scene } from "../../../apps/web/src/board/scene.ts";
import { outlines } from "../../../apps/web/src/games/conquest/figures.ts";
import "../../../apps/web/src/look/palette.css";
import "../../../apps/web/src/look/base.css";
import { startLanguage } from "../../../apps/web/src/words/language.ts";
import "./board.css";
import { hardBreak } from "./break.ts";
import { marksOn } from "./marks.ts";

const lay = location.search === "?marked" ? "marked" : "plain";
const { table, flicked, report } = hardBreak(lay);
const tones = ["light", "dark", "stone"] as const;
const figures = [outlines["sword-1"], outlines["skull-1"], outlines.crystal] as const;
const pieces = table.discs.map(({ id, x, y, radius }, n): Counter => {
  const face = { tone: tones[n % 3] ?? "light", figure: figures[n % 3] ?? "" };
  const piece = { id, x, y, radius, name: id, ...face };
  return lay === "marked" ? { ...piece, burdens: marksOn(n, face), life: 4, lost: n % 3, number: n } : piece;
});
const before: Scene = { board: table.board, pieces };

function Again(): ReactNode {
  const [motion, setMotion] = useState<Motion>();
  useEffect(() => {
    if (motion === undefined) {
      const pause = setTimeout(() => setMotion({ ...report, before, flicked }), 250);
      return () => clearTimeout(pause);
    }
    // The trace tells by this which frames belong to which flick.
    performance.mark("flick");
    return undefined;
  }, [motion]);
  return (
    <Board
      scene={before}
      motion={motion}
      guide="first-contact"
      gesture="pull-back"
      onAnswer={() => undefined}
      onChoose={() => undefined}
      onPull={() => undefined}
      onMotionEnd={() => setMotion(undefined)}
      language="en"
    />
  );
}

startLanguage();
const page = document.getElementById("page");
if (page === null) throw new Error("The document has no #page");
createRoot(page).render(<Again />);
