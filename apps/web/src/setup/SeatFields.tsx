import type { Words } from "@ossuaire/kernel";
import type { Sitter } from "@ossuaire/table";
import type { ReactNode } from "react";
import { Choice, Line } from "../look/fields.tsx";
import { useSitterName } from "../table/useSitterName.ts";
import { useLanguage, useTranslation } from "../words/language.ts";

/** Who sits on this seat, and under what name. */
export function SeatFields({
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
  const { t } = useTranslation();
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
        choices={[
          { value: "person", words: t("setup.person") },
          ...(friend === undefined ? [] : [{ value: "elsewhere", words: friend }]),
          ...bots,
        ]}
        onChange={(who) =>
          onChange(
            who === "person" || who === "elsewhere" ? { kind: who, name } : { kind: "bot", name, level: who },
          )
        }
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
