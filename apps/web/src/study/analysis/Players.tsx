import type { PlayerReport } from "@ossuaire/study";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";
import { percent, worthText } from "./said.ts";
import { useWords } from "./words/words.ts";

/** What everybody's flicks came to, a row each. */
export function Players({
  players,
  nameOf,
  onOpen,
}: {
  readonly players: readonly PlayerReport[];
  nameOf(seat: string): string;
  onOpen(at: number): void;
}): ReactNode {
  const say = useWords();
  const heads = ["hits", "expected", "luck", "accuracy", "best", "dearest"] as const;
  return (
    // Wider than a phone: then it is pushed along.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <section className="fared" aria-label={say("players.title")} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{say("players.player")}</span>
            </th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {say(`players.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <Row key={player.seat} player={player} name={nameOf(player.seat)} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({
  player: { hits, expectedHits, luck, accuracy, bestShot, dearestMiss },
  name,
  onOpen,
}: {
  readonly player: PlayerReport;
  readonly name: string;
  onOpen(at: number): void;
}): ReactNode {
  const say = useWords();
  const language = useLanguage();
  const link = (at: number | undefined) =>
    at === undefined ? (
      say("players.nothing")
    ) : (
      <button type="button" onClick={() => onOpen(at)}>
        {say("players.move", { at: at + 1 })}
      </button>
    );
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{hits}</td>
      <td>{worthText(expectedHits, language)}</td>
      <td>{worthText(luck, language, true)}</td>
      <td>{accuracy === undefined ? say("players.nothing") : percent(say, accuracy)}</td>
      <td>{link(bestShot)}</td>
      <td>{link(dearestMiss)}</td>
    </tr>
  );
}
