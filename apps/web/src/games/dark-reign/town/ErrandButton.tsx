import type { ReactNode } from "react";

/** Presses an errand; heard with what it is about. */
export function ErrandButton({
  words,
  about,
  onPress,
}: {
  readonly words: string;
  readonly about: string;
  onPress(): void;
}): ReactNode {
  return (
    <button type="button" className="errand-button" data-answer="" onClick={onPress}>
      {words}
      <span className="unseen"> — {about}</span>
    </button>
  );
}
