import { type Chronicle, teams } from "@ossuaire/conquest";
import type { ReactNode } from "react";

const width = 600;
const height = 120;

/** The health of both teams as it went; where it ended stands in the table. */
export function Course({ course, turns }: Pick<Chronicle, "course" | "turns">): ReactNode {
  const most = Math.max(1, ...course.flatMap(({ pools }) => Object.values(pools)));
  const x = (turn: number) => (width * turn) / Math.max(1, turns);
  const y = (tokens: number) => height - (height * tokens) / most;
  return (
    <svg
      className="course"
      viewBox={`-6 -6 ${width + 12} ${height + 12}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className="course-ground" d={`M0 ${height}H${width}`} />
      {teams.map((team) => (
        <path
          key={team}
          className={`course-${team}`}
          d={course
            .map(({ turn, pools }, n) => `${n === 0 ? "M" : "L"}${x(turn)} ${y(pools[team])}`)
            .join("")}
        />
      ))}
    </svg>
  );
}
