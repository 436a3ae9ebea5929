import { type ReactNode, useId } from "react";
import "./disc.css";

/** A wooden disc as it lies on the table: light from the upper left, a bright and a dark rim, an engraved ring, a figure. */
export function Disc({
  figure,
  className = "",
}: {
  readonly figure: string;
  readonly className?: string;
}): ReactNode {
  const light = useId();
  return (
    <svg className={`disc ${className}`} viewBox="-110 -110 220 220" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id={light} cx=".36" cy=".3" r=".78">
          <stop offset="0" className="disc-lit" />
          <stop offset="1" className="disc-shaded" />
        </radialGradient>
      </defs>
      <circle r="100" fill={`url(#${light})`} className="disc-body" />
      <circle r="94" className="disc-rim" />
      <circle r="80" className="disc-ring" />
      <circle r="81.5" className="disc-ring-light" />
      <g transform="scale(.242) translate(-256 -256)">
        <path className="disc-cut" d={figure} transform="translate(5 6)" />
        <path className="disc-figure" d={figure} />
      </g>
    </svg>
  );
}
