// The page's own board of squares: eight figures walk to and fro in ten zones, watched frame by frame by `npm run bench -- web`.
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { GridBoard } from "../../../apps/web/src/board/grid/GridBoard.tsx";
import "../../../apps/web/src/look/palette.css";
import "../../../apps/web/src/look/base.css";
import "./grid.css";
import { walkers, zones } from "./zones.ts";

/** Milliseconds: a little less than five squares take, so that somebody is always on the way. */
const pause = 680;
const lights = { reached: [], way: [], acting: "0", targets: [] };

function Walk(): ReactNode {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      performance.mark("walk");
      setIsAway(!isAway);
    }, pause);
    return () => clearTimeout(timer);
  }, [isAway]);
  const scene = useMemo(() => ({ zones, figures: walkers(isAway) }), [isAway]);
  return (
    <GridBoard
      scene={scene}
      lights={lights}
      follow={{ x: 21, y: 8 }}
      turn="0"
      still={false}
      isAsked={false}
      label="Board"
      around=""
      help=""
      back="Back"
      points={[]}
      squareWords={() => ""}
      onSquare={() => undefined}
      onPoint={() => undefined}
      onStep={() => undefined}
      onStudy={() => undefined}
      onCancel={() => undefined}
    />
  );
}

const page = document.getElementById("page");
if (page === null) throw new Error("The document has no #page");
createRoot(page).render(<Walk />);
