import { levels, mjSeat, setupWords } from "@ossuaire/dark-reign";
import type { Seat } from "@ossuaire/kernel";
import type { Sitter } from "@ossuaire/table";
import type { ReactNode } from "react";
import { Choice, Line } from "../../../look/fields.tsx";
import { peopleOf, sitterBy } from "../../../setup/who.ts";
import { useSitterName } from "../../../table/useSitterName.ts";
import { useLanguage } from "../../../words/language.ts";
import { useSetupWords } from "../../../words/setup.ts";

/** REG-ROLE-02, 03, REG-VERDICT-45: somebody here, who may play several, or the computer. The automatic MJ has no levels. */
export function Player({
  label,
  seat,
  sitter,
  friend,
  onChange,
}: {
  readonly label: string;
  readonly seat: Seat;
  readonly sitter: Sitter;
  /** How somebody is called who gets a link. */
  readonly friend: string | undefined;
  onChange(sitter: Sitter): void;
}): ReactNode {
  const { t } = useSetupWords();
  const language = useLanguage();
  const nameOf = useSitterName();
  const { name } = sitter;
  const bots =
    seat === mjSeat
      ? [{ value: "adept", words: setupWords.automatic[language] }]
      : levels.map((level) => ({
          value: level,
          words: `${t("setup.bot")} — ${nameOf({ kind: "bot", name: "", level }, "")}`,
        }));
  return (
    <div className="party-player">
      <Choice<string>
        label={<span className={seat === mjSeat ? undefined : "unseen"}>{label}</span>}
        value={sitter.kind === "bot" ? sitter.level : sitter.kind}
        choices={[...peopleOf(t("setup.person"), friend), ...bots]}
        onChange={(who) => onChange(sitterBy(who, bots.some(({ value }) => value === who) ? "" : name))}
      />
      {sitter.kind === "person" && (
        <Line
          label={t("setup.name")}
          hidden={seat !== mjSeat}
          value={name}
          placeholder={t("setup.name")}
          onChange={(given) => onChange({ kind: "person", name: given })}
        />
      )}
    </div>
  );
}
