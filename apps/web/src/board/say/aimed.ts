import type { TFunction } from "i18next";
import { hourOf } from "../aim/bearing.ts";
import type { Meeting } from "../aim/foresee.ts";
import type { Scene } from "../scene.ts";
import { inSentence } from "./name.ts";

/** An aim in words: "Direction 2 o'clock, 61.5°, power 45 %. First touches Crystal 2." */
export function aimed(
  t: TFunction,
  { pieces }: Scene,
  degrees: number,
  power: number,
  meets?: Meeting,
): string {
  const aim = t("board.aimed", {
    count: hourOf(degrees),
    degrees: (Math.round(degrees * 2) / 2).toLocaleString(t("board.numbers")),
    percent: Math.round(power * 100),
  });
  if (meets === undefined) return aim;
  const met = meets.kind === "disc" ? pieces.find(({ id }) => id === meets.disc) : undefined;
  const name = inSentence(met?.name ?? "");
  return `${aim} ${t(`board.meets.${meets.kind}`, { name })}`;
}
