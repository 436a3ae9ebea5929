import type { Point } from "@ossuaire/flick";
import type { Area } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Camera, toScreen } from "./camera.ts";

interface PlaceButtonProps {
  readonly camera: Camera;
  readonly zone: readonly Area[];
  readonly spot: Point;
  readonly radius: number;
  /** The piece is being moved: the button steps back. */
  readonly led: boolean;
  readonly legal: boolean;
  readonly onPress: () => void;
}

const high = 44;
const wide = 84;
const edge = 6;

/** Beside the zone, on the side where there is room: it must hide neither the piece nor where that may go. */
export function PlaceButton({
  camera,
  zone,
  spot,
  radius,
  led,
  legal,
  onPress,
}: PlaceButtonProps): ReactNode {
  const { t } = useTranslation();
  const { width, height } = camera.frame;
  const ring = zone.find((area) => area.shape === "ring");
  const middle = toScreen(camera, ring ?? spot);
  const away = (ring?.outer ?? radius) * camera.scale + (ring === undefined ? 20 : 10);
  const left = Math.min(width - wide - edge, Math.max(edge, middle.x - wide / 2));
  const below = middle.y + away;
  const top = below + high < height - edge ? below : Math.max(edge, middle.y - away - high);
  return (
    <button
      type="button"
      className="board-place"
      data-led={led ? "" : undefined}
      aria-disabled={!legal}
      aria-label={t("board.placeHere")}
      style={{ width: wide, transform: `translate(${Math.round(left)}px, ${Math.round(top)}px)` }}
      onClick={onPress}
    >
      {t("board.place")}
    </button>
  );
}
