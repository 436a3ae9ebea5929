import { type Chart, listed, type Words, w } from "@ossuaire/kernel";
import type { SeenCharacter, View } from "../view.ts";
import { thingName, titleIn } from "../words/names.ts";
import { stateWords } from "../words/seen/figures.ts";
import { elementSign, groundSigns, type Sign } from "./signs.ts";

/** The board as this viewer knows it, a character a square: what nobody has seen stays blank (REG-COMP-04, 07). */
export function chartOf(view: View): Chart | undefined {
  const ground = view.zones.flatMap(({ squares }) => squares);
  if (ground.length === 0) return undefined;
  const [left, right] = [Math.min(...ground.map(({ x }) => x)), Math.max(...ground.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...ground.map(({ y }) => y)), Math.max(...ground.map(({ y }) => y))];
  const rows = Array.from({ length: bottom - top + 1 }, () =>
    Array.from({ length: right - left + 1 }, () => " "),
  );
  const used = new Map<string, Sign>();
  const draw = (x: number, y: number, sign: Sign) => {
    const row = rows[y - top];
    if (row !== undefined && x >= left && x <= right) row[x - left] = sign.mark;
    used.set(`${sign.mark}${sign.words.en}`, sign);
  };
  for (const { x, y, ground: terrain } of ground) draw(x, y, groundSigns[terrain]);
  for (const { at, card } of view.things)
    if (at.kind === "floor") draw(at.x, at.y, { mark: "*", words: lying(card) });
  for (const element of view.elements) draw(element.x, element.y, elementSign(element));
  return {
    x: left,
    y: top,
    rows: rows.map((row) => row.join("")),
    signs: [...used.values()].filter(({ mark }) => rows.some((row) => row.includes(mark))),
    pieces: view.characters
      .filter(({ gone }) => gone === undefined)
      .map((who) => ({
        x: who.x,
        y: who.y,
        mark: markOf(who),
        words: titleIn(who.id, view),
        state: fares(view, who),
      })),
  };
}

const lying = (card: string): Words => {
  const { fr, en } = thingName(card);
  return w(`à terre : ${fr}`, `on the floor: ${en}`);
};

/** Heroes in capitals. */
function markOf({ card, side }: SeenCharacter): string {
  const letter = card.slice(0, 1);
  return side === "heroes" ? letter.toUpperCase() : letter;
}

/** REG-COMP-04, 10: PV, of a swarm its figures too, P.Action while it acts, and all that has befallen it. */
function fares(view: View, who: SeenCharacter): Words {
  const { pv, most, actions, id } = who;
  const figures = pv.length > 1 ? [w(`${pv.length} figurines`, `${pv.length} figures`)] : [];
  const life = pv.reduce((sum, one) => sum + one, 0);
  return listed([
    ...figures,
    w(`${life}/${most * Math.max(1, pv.length)} PV`, `${life}/${most * Math.max(1, pv.length)} PV`),
    ...(view.turn.acting === id ? [w(`${actions} P.Action`, `${actions} P.Action`)] : []),
    ...stateWords(view, who).map(({ words }) => words),
  ]);
}
