import type { ReactNode } from "react";

/** The next room's door: ajar once it is known what lies behind it. */
export function Door({
  title,
  name,
  picture,
}: {
  readonly title: string;
  readonly name: string;
  readonly picture: string | undefined;
}): ReactNode {
  return (
    <>
      <p className="door-words">
        <i>{title}</i>
        <b>{name}</b>
      </p>
      <div className={picture === undefined ? "door" : "door door-ajar"} aria-hidden="true">
        {picture !== undefined && (
          <svg viewBox="0 0 512 512" aria-hidden="true" focusable="false">
            <path d={picture} />
          </svg>
        )}
        <span className="door-leaf" />
      </div>
    </>
  );
}
