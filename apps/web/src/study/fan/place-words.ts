import type { Side } from "@ossuaire/flick";
import { directionSeen } from "../../board/camera.ts";
import { inSentence } from "../../board/say/name.ts";
import type { Scene, Seen } from "../../board/scene.ts";
import type { SaidInStudy } from "../../words/study.ts";
import type { BestPlace } from "./subject.ts";

/** One of the best places for those who do not see the fan: whom, by what way, and how often a trained hand does it. */
export function placeWords(t: SaidInStudy, scene: Scene, seen: Seen, place: BestPlace): string {
  const names = (ids: readonly string[]) =>
    ids.flatMap((id) => scene.pieces.find((piece) => piece.id === id)?.name ?? []);
  return t("study.fan.place", {
    whom: names(place.hurt).join(", ") || t("study.fan.asked"),
    way: wayWords(t, seen, place.way, names(place.way.over).map(inSentence)),
    ease: t("study.fan.ease", { count: Math.min(10, Math.max(1, Math.round(place.share * 10))) }),
  });
}

function wayWords(
  t: SaidInStudy,
  seen: Seen,
  { banks, driven }: BestPlace["way"],
  over: readonly string[],
): string {
  const inTurn = (all: readonly string[]) =>
    all.reduce((one, other) => t("study.fan.inTurn", { one, other }));
  const walls = banks.map((side) => t(`study.fan.walls.${sideSeen(side, seen)}`));
  const names = over.join(", ");
  const parts = [
    ...(walls.length === 0 ? [] : [t("study.fan.bank", { walls: inTurn(walls) })]),
    ...(over.length === 0
      ? []
      : [driven ? t("study.fan.driven", { names }) : t("study.fan.over", { names })]),
  ];
  return parts.length === 0 ? t("study.fan.straight") : parts.join(", ");
}

/** Where a wall of the board stands for whoever looks at it. */
export function sideSeen(side: Side, seen: Seen): Side {
  const { x, y } = directionSeen(seen, outwards[side]);
  if (x !== 0) return x < 0 ? "left" : "right";
  return y < 0 ? "top" : "bottom";
}

const outwards = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  top: { x: 0, y: -1 },
  bottom: { x: 0, y: 1 },
} as const;
