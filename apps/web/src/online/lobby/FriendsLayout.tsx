import { type ReactNode, useState } from "react";
import { PageTitle } from "../../frame/PageTitle.tsx";
import { Figure } from "../../look/Figure.tsx";
import { useWords } from "../words/words.ts";
import "./lobby.css";
import { OpenTables } from "./OpenTables.tsx";
import { useMine } from "./useMine.ts";
import { YourTables } from "./YourTables.tsx";

const leaves = ["first", "mine", "open"] as const;

/** A table, or the way to one, and beside it all others: side by side, or in the hand one leaf at a time. */
export function FriendsLayout({
  title,
  first,
  children,
}: {
  readonly title: string;
  /** What the first leaf is called. */
  readonly first: string;
  readonly children: ReactNode;
}): ReactNode {
  const say = useWords();
  const mine = useMine();
  const [leaf, setLeaf] = useState<(typeof leaves)[number]>("first");
  const names = { first, mine: say("mine.title"), open: say("open.short") };
  return (
    <div className="friends" data-leaf={leaf}>
      <PageTitle tab={`${title} — Ossuaire`} className="unseen">
        {title}
      </PageTitle>
      <nav className="friends-leaves" aria-label={say("friends.leaves")}>
        {leaves.map((one) => (
          <button key={one} type="button" aria-pressed={leaf === one} onClick={() => setLeaf(one)}>
            {names[one]}
            {one === "mine" && mine.turns > 0 && <b className="friends-count">{mine.turns}</b>}
          </button>
        ))}
      </nav>
      <div className="friends-first">{children}</div>
      <div className="friends-second">
        <YourTables mine={mine} />
        <OpenTables />
        <p className="parchment friends-note">
          <Figure name="friends" className="friends-figure" />
          <span>
            <b>{say("friends.note")}</b> {say("friends.noteText")}
          </span>
        </p>
      </div>
    </div>
  );
}
