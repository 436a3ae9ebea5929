import { type ReactNode, useEffect, useState } from "react";
import { CopyButton, CopyField } from "../../look/copying.tsx";
import { Sheet } from "../../look/Sheet.tsx";
import type { Wound } from "../../replay/reel.ts";
import { href } from "../../route/route.ts";
import { useLanguage } from "../../words/language.ts";
import { routeTo } from "./link.ts";
import type { Asked, Position } from "./position.ts";
import "./puzzles.css";
import { Setter } from "./Setter.ts";
import { useWords } from "./words/words.ts";

/** What could be asked of a flick of a match, and the link to it. */
export function MakeSheet({
  reel,
  at,
  view,
  question,
  onClose,
}: Pick<Position, "view" | "question"> & {
  readonly reel: Wound;
  readonly at: number;
  onClose(): void;
}): ReactNode {
  const say = useWords();
  const language = useLanguage();
  const found = useFound(reel, view, question);
  const [link, setLink] = useState<string>();
  const [chosen, choose] = useState<Asked>();
  const make = async (asked: Asked): Promise<void> => {
    choose(asked);
    const match = await reel.clip(at);
    setLink(new URL(href(routeTo({ match, feat: asked })), location.href).href);
  };
  return (
    <Sheet title={say("make")} onClose={onClose}>
      <p>{say("makeText")}</p>
      <p role="status">{found === undefined ? say("making") : found.length === 0 && say("makeNone")}</p>
      <ul className="puzzle-offers">
        {found?.map((asked) => (
          <li key={`${asked.theme} ${asked.disc} ${asked.whom.join()}`}>
            <button
              type="button"
              className="puzzle-offer"
              aria-pressed={asked === chosen}
              onClick={() => void make(asked)}
            >
              {asked.aim[language]} <small>{say("grade", { grade: asked.grade })}</small>
            </button>
          </li>
        ))}
      </ul>
      {link !== undefined && (
        <>
          <CopyField label={say("makeLink")} text={link} />
          <div className="leaf-actions">
            <CopyButton text={link} words={say("copy")} done={say("copied")} />
          </div>
        </>
      )}
    </Sheet>
  );
}

function useFound(
  { game, needs }: Wound,
  view: unknown,
  question: Position["question"],
): readonly Asked[] | undefined {
  const [found, setFound] = useState<readonly Asked[]>();
  useEffect(() => {
    const setter = new Setter();
    void setter
      .ask({ game, needs, view, question }, { type: "find" })
      .then((answer) => setFound(answer.type === "find" ? answer.found : []));
    return () => setter.close();
  }, [game, needs, view, question]);
  return found;
}
