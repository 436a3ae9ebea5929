import { type ReactNode, Suspense, use } from "react";
import { Mishap } from "../frame/Mishap.tsx";
import { Sheet } from "../look/Sheet.tsx";
import { href } from "../route/route.ts";
import { catalogueOf } from "../rules/catalogues.ts";
import { openVolume } from "../rules/load.ts";
import { RuleText } from "../rules/RuleText.tsx";
import { pointsOn } from "../rules/volume.ts";
import { useLanguage } from "../words/language.ts";
import { useRulesWords } from "../words/rules.ts";
import { useTableWords } from "../words/table.ts";
import "./rule-sheet.css";

/** The text of a rule beside the table. Its references lead on to other rules, in the same place. */
export function RuleSheet({
  id,
  onGo,
  onClose,
}: {
  readonly id: string;
  onGo(id: string): void;
  onClose(): void;
}): ReactNode {
  const { t } = useTableWords();
  return (
    <Sheet title={t("table.rule", { id })} side onClose={onClose}>
      {/* biome-ignore lint/a11y: catches the clicks of the links inside, which are reached by keyboard */}
      <div
        className="rule-sheet"
        onClick={(event) => {
          const link = event.target instanceof Element ? event.target.closest("a") : null;
          const rule = /^#\/rules\/([A-Z]+-[A-Z]+-\d+)$/.exec(link?.getAttribute("href") ?? "")?.[1];
          if (rule === undefined || link?.classList.contains("button")) return;
          event.preventDefault();
          event.stopPropagation();
          onGo(rule);
        }}
      >
        <Mishap place={id}>
          <Suspense fallback={<p>{t("frame.loading")}</p>}>
            <Text id={id} />
          </Suspense>
        </Mishap>
        <p className="leaf-actions">
          <a className="button" href={href({ page: "rule", id })}>
            {t("home.rulesAction")}
          </a>
        </p>
      </div>
    </Sheet>
  );
}

/** What players are told first, then the rule word for word. */
function Text({ id }: { readonly id: string }): ReactNode {
  const { t } = useRulesWords();
  const language = useLanguage();
  const catalogue = catalogueOf(id);
  const volume = catalogue && use(openVolume(catalogue, language));
  const rule = volume?.catalogue.rules.find((one) => one.id === id);
  if (volume === undefined || rule === undefined) return <p>{t("rules.unknown", { id })}</p>;
  const points = pointsOn(volume, id);
  return (
    <>
      {points.map(({ name, text }) => (
        <p key={name.en} className="rule-sheet-point">
          <strong>{name[language]}</strong> {text[language]}
        </p>
      ))}
      {points.length > 0 && <h3 className="rule-sheet-exactly">{t("rules.exactly")}</h3>}
      <RuleText rule={rule} book={volume.catalogue} />
    </>
  );
}
