import type { SaidAtTable } from "../../words/table.ts";
import type { Meeting } from "../aim/foresee.ts";
import type { Counter, Scene } from "../scene.ts";
import { gapBetween, gapInWords, hoursOf, touching } from "./bearing.ts";
import { inSentence } from "./name.ts";

/** An aim by keys. */
export interface Aimed {
  readonly piece: string;
  /** As seen. */
  readonly degrees: number;
  readonly power: number;
  readonly meets?: Meeting | undefined;
  /** The enemy that was asked for. */
  readonly target?: string | undefined;
}

/** An aim in words: "At Orc 2. Direction 2 o'clock, 61.5°, power 45 %. Touches Orc 2 first, at 18 cm." */
export function aimed(t: SaidAtTable, { pieces }: Scene, { piece, target, meets, ...aim }: Aimed): string {
  const find = (wanted: string | undefined) => pieces.find(({ id }) => id === wanted);
  const at = find(target);
  const direction = t("board.aimed", {
    hours: hoursOf(t, aim.degrees),
    degrees: (Math.round(aim.degrees * 2) / 2).toLocaleString(t("board.numbers")),
    percent: Math.round(aim.power * 100),
  });
  return [
    ...(at === undefined ? [] : [t("board.aimedAt", { name: inSentence(at.name) })]),
    direction,
    ...(meets === undefined ? [] : [meeting(t, find(piece), meets, find)]),
  ].join(" ");
}

function meeting(
  t: SaidAtTable,
  from: Counter | undefined,
  meets: Meeting,
  find: (piece: string) => Counter | undefined,
): string {
  if (meets.kind !== "disc") return t(`board.meets.${meets.kind}`);
  const met = find(meets.disc);
  const name = inSentence(met?.name ?? "");
  const gap = met && from ? gapBetween(from, met) : 0;
  return gap < touching
    ? t("board.meets.disc", { name })
    : t("board.meets.discAt", { name, gap: gapInWords(t, gap) });
}
