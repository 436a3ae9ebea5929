import type { Seat } from "@ossuaire/kernel";
import { type ReactNode, use, useState } from "react";
import { Lost } from "../frame/Lost.tsx";
import { PageTitle } from "../frame/PageTitle.tsx";
import { openSetup } from "../games/games.ts";
import type { GameSetup } from "../games/setup.ts";
import "../look/sheet.css";
import "../look/sheet-dialog.css";
import type { Sitter } from "@ossuaire/table";
import { useFriends } from "../online/useFriends.ts";
import { Because } from "../play/Because.tsx";
import { OpenRule } from "../play/OpenRule.tsx";
import { href } from "../route/route.ts";
import { invite } from "../table/keep.ts";
import { useLanguage, useTranslation } from "../words/language.ts";
import { Advanced } from "./Advanced.tsx";
import { LearnLinks } from "./LearnLinks.tsx";
import { SeatFields } from "./SeatFields.tsx";
import { freshSeed } from "./seed.ts";
import "./setup.css";

/** `box`: an expansion that is on the table from the start. */
export function SetupPage({
  game,
  box,
}: {
  readonly game: string;
  readonly box: string | undefined;
}): ReactNode {
  const opening = openSetup(game);
  if (opening === undefined) return <Lost />;
  const setup = use(opening);
  const opened = box === undefined ? undefined : setup.withBox?.(box);
  const agreed = opened === undefined ? undefined : use(opened);
  if (box === undefined) return <SetupForm game={game} setup={setup} agreed={setup.lid.usual} box={box} />;
  return agreed === undefined ? (
    <Lost />
  ) : (
    <SetupForm key={box} game={game} setup={setup} agreed={agreed} box={box} />
  );
}

/** What is agreed on before a match. As it is first shown, it can be begun. */
function SetupForm({
  game,
  setup,
  agreed,
  box,
}: {
  readonly game: string;
  readonly setup: GameSetup;
  readonly agreed: GameSetup["lid"]["usual"];
  readonly box: string | undefined;
}): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  const [options, setOptions] = useState(agreed);
  const [sitters, setSitters] = useState<Readonly<Record<Seat, Sitter>>>(() =>
    box === undefined ? {} : (setup.seatedAt?.(box) ?? {}),
  );
  const [seed, setSeed] = useState("");
  const [undo, setUndo] = useState<"free" | "consent">("free");
  const { game: rules, words, levels, needs } = setup.lid;
  const person = setup.person?.(options) ?? setup.lid.person;
  const seats = rules.seats(options);
  const sitterOf = (seat: Seat): Sitter => sitters[seat] ?? usualSitter(seat === person, levels);
  const fault = setup.fault?.(options);
  const friends = useFriends();
  const name = words.name[language];

  const begin = async () => {
    const seated = Object.fromEntries(seats.map((seat) => [seat, sitterOf(seat)]));
    const invitation = { game, options, seed: seed.trim() || freshSeed(), undo, sitters: seated };
    if (Object.values(seated).some(({ kind }) => kind === "elsewhere"))
      return await friends?.invite(invitation, (seat) => words.seat(seat)[language]);
    const id = await invite(invitation);
    setup.begun?.(id, invitation, box);
    location.hash = href({ page: "play", id });
  };

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
        void begin();
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
      {setup.Form && (
        <setup.Form
          options={options}
          onChange={setOptions}
          sitterOf={sitterOf}
          onSit={(changed) => setSitters({ ...sitters, ...changed })}
          box={box}
        />
      )}
      {setup.Options && (
        <>
          <h2>{t("setup.seats")}</h2>
          <div className="setup-seats">
            {seats.map((seat) => (
              <SeatFields
                key={seat}
                words={words.seat(seat)}
                sitter={sitterOf(seat)}
                levels={levels}
                friend={friends?.words[language]}
                onChange={(sitter) => setSitters({ ...sitters, [seat]: sitter })}
              />
            ))}
          </div>
          <h2>{t("setup.options")}</h2>
          <setup.Options options={options} onChange={setOptions} />
        </>
      )}
      <p className="setup-fault" role="alert">
        {fault ? <Because reason={fault} /> : friends?.refusal?.words[language]}
      </p>
      <Advanced seed={seed} onSeed={setSeed} undo={undo} onUndo={setUndo} />
      <div className="setup-end">{start}</div>
      <OpenRule />
    </form>
  );
}

/** Somebody here on the first seat, and a bot of middling skill on every other. */
function usualSitter(isPerson: boolean, levels: readonly string[]): Sitter {
  const level = levels[Math.floor(levels.length / 2)] ?? "";
  return isPerson ? { kind: "person", name: "" } : { kind: "bot", name: "", level };
}
