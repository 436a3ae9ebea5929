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
  onChange,
}: {
  readonly words: Words;
  readonly sitter: Sitter;
  readonly levels: readonly string[];
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
        value={sitter.kind === "bot" ? sitter.level : "person"}
        choices={[{ value: "person", words: t("setup.person") }, ...bots]}
        onChange={(who) =>
          onChange(who === "person" ? { kind: "person", name } : { kind: "bot", name, level: who })
        }
      />
      <Line
        label={t("setup.name")}
        value={name}
        placeholder={nameOf({ ...sitter, name: "" }, seat)}
        onChange={(given) => onChange({ ...sitter, name: given })}
      />
    </fieldset>
  );
}
