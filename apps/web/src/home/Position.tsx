import { type ReactNode, useId } from "react";
import type { Face, Glance } from "../table/glance.ts";
import "./position.css";

/** The board of a match as it was left, from above: floor and discs, without anything of the game. */
export function Position({ glance }: { readonly glance: Glance }): ReactNode {
  const { length, width, ground, faces, discs } = glance;
  const id = useId();
  return (
    <svg
      className={`position position-${ground}`}
      viewBox={`0 0 ${length} ${width}`}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        {faces.map((face, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: faces are known by their place
          <FaceOf key={n} face={face} id={`${id}-${n}`} />
        ))}
      </defs>
      {discs.map(({ x, y, radius, face }, n) => (
        <use
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves here
          key={n}
          href={`#${id}-${face}`}
          transform={`translate(${x} ${y}) scale(${radius})`}
        />
      ))}
    </svg>
  );
}

/** A disc of this look alone: beside what is said of it. */
export function SmallDisc({ face }: { readonly face: Face }): ReactNode {
  const id = useId();
  return (
    <svg className="small-disc" viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true" focusable="false">
      <FaceOf face={face} id={id} />
    </svg>
  );
}

/** Around 0, 0 with a radius of 1. */
function FaceOf({ face, id }: { readonly face: Face; readonly id: string }): ReactNode {
  const { lit, shaded, edge, ink, figure } = face;
  return (
    <g id={id}>
      <radialGradient id={`${id}-light`} cx=".36" cy=".3" r=".8">
        <stop stopColor={lit} />
        <stop offset=".75" stopColor={shaded} />
        <stop offset="1" stopColor={edge} />
      </radialGradient>
      <circle cx=".1" cy=".16" r="1.02" fill="#000" fillOpacity=".45" />
      <circle r="1" fill={`url(#${id}-light)`} stroke="#140902" strokeOpacity=".75" strokeWidth=".05" />
      <circle r=".8" fill="none" stroke="#1a0c03" strokeOpacity=".45" strokeWidth=".04" />
      <path transform="scale(.00246) translate(-256 -256)" d={figure} fill={ink} />
    </g>
  );
}
