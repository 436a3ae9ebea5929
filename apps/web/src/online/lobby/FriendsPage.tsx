import { type ReactNode, useEffect, useState } from "react";
import { Notice } from "../../frame/Notice.tsx";
import { gameOf } from "../../games/games.ts";
import { games } from "../../games/list/games.ts";
import { Figure } from "../../look/Figure.tsx";
import { href } from "../../route/route.ts";
import { useLanguage } from "../../words/language.ts";
import { useTableWords } from "../../words/table.ts";
import { findServer } from "../server.ts";
import { useWords } from "../words/words.ts";
import { FriendsLayout } from "./FriendsLayout.tsx";
import { GameDisc } from "./GameDisc.tsx";

/** Where one meets others: lay a table, come back to one's own, or sit down at one that is open. */
export function FriendsPage(): ReactNode {
  const { t } = useTableWords();
  const say = useWords();
  const isThere = useServer();
  const laid = Object.keys(games).filter((id) => gameOf(id) !== undefined);
  if (isThere === undefined) return <p className="frame-wait">{t("frame.loading")}</p>;
  if (!isThere)
    return (
      <Notice title={say("friends.noServer")} text={say("friends.noServerText")} again={t("table.reload")} />
    );
  return (
    <FriendsLayout title={say("friends.title")} first={say("friends.lay")}>
      <section className="panel lobby-panel lay" aria-labelledby="lay">
        <h2 id="lay" className="panel-title">
          {say("friends.lay")}
        </h2>
        <p>{say("friends.layText")}</p>
        <ul className="lay-games">
          {laid.map((id) => (
            <LayGame key={id} game={id} />
          ))}
          <li>
            <Figure name="friends" className="game-disc" />
            <div>
              <h3>
                <a href={href({ page: "new", game: laid[0] ?? "" })}>{say("friends.here")}</a>
              </h3>
              <p>{say("friends.hereText")}</p>
            </div>
          </li>
        </ul>
      </section>
    </FriendsLayout>
  );
}

function LayGame({ game }: { readonly game: string }): ReactNode {
  const language = useLanguage();
  const cover = gameOf(game)?.cover;
  if (cover === undefined) return null;
  return (
    <li>
      <GameDisc game={game} />
      <div>
        <h3>
          <a href={href({ page: "new", game, friends: true })}>{cover.name[language]}</a>
        </h3>
        <p>{cover.line[language]}</p>
        <p className="lay-facts">{cover.facts[language]}</p>
      </div>
    </li>
  );
}

/** Undefined until it is known whether one answers. */
function useServer(): boolean | undefined {
  const [isThere, setThere] = useState<boolean>();
  useEffect(() => {
    void findServer().then((server) => setThere(server !== undefined));
  }, []);
  return isThere;
}
