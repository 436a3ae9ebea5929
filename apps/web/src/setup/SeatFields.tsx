import type { Seat, Words } from "@ossuaire/kernel";
import type { Sitter } from "@ossuaire/table";
import type { ReactNode } from "react";
import { Choice, Line } from "../look/fields.tsx";
import { useSitterName } from "../table/useSitterName.ts";
import { useLanguage } from "../words/language.ts";
import { useSetupWords } from "../words/setup.ts";
import { peopleOf, sitterBy } from "./who.ts";

/** Who sits where. */
export function SeatList({
  seats,
  titles,
  sitterOf,
  levels,
  friend,
  onSit,
}: {
  readonly seats: readonly Seat[];
  readonly titles: (seat: Seat) => Words;
  readonly sitterOf: (seat: Seat) => Sitter;
  readonly levels: readonly string[];
  readonly friend: string | undefined;
  onSit(sitters: Readonly<Record<Seat, Sitter>>): void;
}): ReactNode {
  return (
    <div className="setup-seats">
      {seats.map((seat) => (
        <SeatFields
          key={seat}
          words={titles(seat)}
          sitter={sitterOf(seat)}
          levels={levels}
          friend={friend}
          onChange={(sitter) => onSit({ [seat]: sitter })}
        />
      ))}
    </div>
  );
}

/** Who sits on this seat, and under what name. */
function SeatFields({
  words,
  sitter,
  levels,
  friend,
  onChange,
}: {
  readonly words: Words;
  readonly sitter: Sitter;
  readonly levels: readonly string[];
  /** Words for somebody who gets a link; undefined where there is no server that could give one. */
  readonly friend: string | undefined;
  onChange(sitter: Sitter): void;
}): ReactNode {
  const { t } = useSetupWords();
  const nameOf = useSitterName();
  const seat = words[useLanguage()];
  const { name } = sitter;
  const bots = levels.map((level) => ({
    value: level,
    words: `${t("setup.bot")} — ${nameOf({ kind: "bot", name: "", level }, "")}`,
  }));
  return (
    <fieldset className="setup-seat">
      <legend>{seat}</legend>
      <Choice
        label={
          <>
            <span className="unseen">{t("setup.whoOf", { seat })} </span>
            {t("setup.who")}
          </>
        }
        value={sitter.kind === "bot" ? sitter.level : sitter.kind}
        choices={[...peopleOf(t("setup.person"), friend), ...bots]}
        onChange={(who) => onChange(sitterBy(who, name))}
      />
      {sitter.kind !== "elsewhere" && (
        <Line
          label={t("setup.name")}
          value={name}
          placeholder={nameOf({ ...sitter, name: "" }, seat)}
          onChange={(given) => onChange({ ...sitter, name: given })}
        />
      )}
    </fieldset>
  );
}
