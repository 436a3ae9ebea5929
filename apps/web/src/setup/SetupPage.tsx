import { type ReactNode, use, useState } from "react";
import { Lost } from "../frame/Lost.tsx";
import { PageTitle } from "../frame/PageTitle.tsx";
import { openSetup } from "../games/games.ts";
import type { GameSetup } from "../games/setup.ts";
import "../look/sheet.css";
import "../look/sheet-dialog.css";
import { useOnce } from "../look/useOnce.ts";
import { useFriends } from "../online/useFriends.tsx";
import { Because } from "../play/Because.tsx";
import { OpenRule } from "../play/OpenRule.tsx";
import { href } from "../route/route.ts";
import { invite } from "../table/keep.ts";
import { useLanguage } from "../words/language.ts";
import { useSetupWords } from "../words/setup.ts";
import { Advanced } from "./Advanced.tsx";
import { LearnLinks } from "./LearnLinks.tsx";
import { SetupFields } from "./SetupFields.tsx";
import { freshSeed } from "./seed.ts";
import "./setup.css";
import { useSeating } from "./useSeating.ts";

/** `box`: an expansion that is on the table from the start. `withFriend`: somebody gets a link. */
export function SetupPage({
  game,
  box,
  withFriend,
}: {
  readonly game: string;
  readonly box: string | undefined;
  readonly withFriend: boolean;
}): ReactNode {
  const opening = openSetup(game);
  if (opening === undefined) return <Lost />;
  const setup = use(opening);
  const opened = box === undefined ? undefined : setup.withBox?.(box);
  const agreed = opened === undefined ? undefined : use(opened);
  const shared = { game, setup, box, withFriend };
  if (box === undefined) return <SetupForm {...shared} agreed={setup.lid.usual} />;
  return agreed === undefined ? <Lost /> : <SetupForm key={box} {...shared} agreed={agreed} />;
}

/** What is agreed on before a match. As it is first shown, it can be begun. */
function SetupForm({
  game,
  setup,
  agreed,
  box,
  withFriend,
}: {
  readonly game: string;
  readonly setup: GameSetup;
  readonly agreed: GameSetup["lid"]["usual"];
  readonly box: string | undefined;
  readonly withFriend: boolean;
}): ReactNode {
  const { t } = useSetupWords();
  const language = useLanguage();
  const [options, setOptions] = useState(agreed);
  const [seed, setSeed] = useState("");
  const [undo, setUndo] = useState<"free" | "consent">("free");
  const { words, needs } = setup.lid;
  const friends = useFriends();
  const seating = useSeating(setup, options, box, withFriend && friends !== undefined);
  const { sitters, after } = seating;
  const fault = setup.fault?.(options);
  const isByLink = friends !== undefined && Object.values(sitters).some(({ kind }) => kind === "elsewhere");
  const name = words.name[language];

  const begin = useOnce(async () => {
    // Where not everybody is here the table draws it: whoever invites must not know every card to come.
    const drawn = seed.trim() || (isByLink ? "" : freshSeed());
    const invitation = { game, options, seed: drawn, undo, sitters };
    const id = isByLink
      ? await friends.invite(invitation, (one) => words.seat(one)[language], after)
      : await invite(invitation);
    if (id === undefined) return;
    setup.begun?.(id, invitation, box);
    location.hash = href(isByLink ? { page: "at", table: id } : { page: "play", id });
  });

  const start = (
    <button type="submit" className="button button-forward" disabled={fault !== undefined}>
      {t("setup.start")}
    </button>
  );
  return (
    <form
      className="sheet setup"
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <p className="setup-over">{t("setup.over")}</p>
      <PageTitle tab={`${t("setup.over")} — ${name} — Ossuaire`} className="sheet-title">
        {name}
      </PageTitle>
      <p className="setup-aim">{words.aim[language]}</p>
      <div className="setup-start">
        <p className="sheet-lead">
          {t("setup.lead")}
          <LearnLinks game={game} boxes={needs?.(options) ?? []} />
        </p>
        {start}
      </div>
      <SetupFields
        setup={setup}
        options={options}
        seating={seating}
        friend={friends?.words[language]}
        box={box}
        onChange={setOptions}
      />
      <p className="setup-fault" role="alert">
        {fault ? <Because reason={fault} /> : friends?.refusal?.words[language]}
      </p>
      {isByLink && friends.fields}
      <Advanced seed={seed} onSeed={setSeed} undo={undo} onUndo={setUndo} />
      <div className="setup-end">{start}</div>
      <OpenRule />
    </form>
  );
}
