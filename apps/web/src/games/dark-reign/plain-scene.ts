import { path as foeFigure } from "virtual:game-icon/evil-minion";
import { path as heroFigure } from "virtual:game-icon/visored-helm";
import { nameIn, type SeenCharacter, type View } from "@ossuaire/dark-reign";
import { capital } from "@ossuaire/kernel";
import type { Counter, Scene } from "../../board/scene.ts";
import type { Language } from "../../words/language.ts";

/** In mm; a square of the board. */
const side = 40;

/** Who stands where, on as much board as has been discovered. */
export function sceneOf(view: View, language: Language): Scene {
  const squares = view.zones.flatMap((zone) => zone.squares);
  const left = Math.min(...squares.map(({ x }) => x));
  const top = Math.min(...squares.map(({ y }) => y));
  const extent = (of: readonly number[]) => Math.max(10, Math.max(...of) - Math.min(...of) + 1) * side;
  return {
    board: {
      length: extent(squares.map(({ x }) => x)),
      width: extent(squares.map(({ y }) => y)),
      rims: { left: "open", top: "open", right: "open", bottom: "open" },
    },
    pieces: view.characters
      .filter(({ gone }) => gone === undefined)
      .map((who) => ({
        ...counterOf(who, view, language),
        x: (who.x - left + 0.5) * side,
        y: (who.y - top + 0.5) * side,
      })),
  };
}

function counterOf(who: SeenCharacter, view: View, language: Language): Counter {
  const isHero = who.side === "heroes";
  const life = who.most * who.pv.length;
  return {
    id: who.id,
    x: 0,
    y: 0,
    radius: 0.4 * side,
    name: capital(nameIn(who.id, view))[language],
    tone: isHero ? "light" : "dark",
    figure: isHero ? heroFigure : foeFigure,
    side: who.side,
    life,
    lost: Math.min(life, life - who.pv.reduce((sum, one) => sum + Math.max(0, one), 0)),
    steady: true,
    mark: view.turn.acting === who.id ? "acting" : undefined,
  };
}
