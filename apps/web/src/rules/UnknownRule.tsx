import { Fragment, type ReactNode } from "react";
import { href } from "../route/route.ts";
import { useRulesWords } from "../words/rules.ts";
import { type Catalogue, codeOf } from "./catalogue.ts";

type UnknownRuleProps = { readonly id: string; readonly book?: Catalogue };

/** A number that no rule has: says so, and offers those of the same chapter. */
export function UnknownRule({ id, book }: UnknownRuleProps): ReactNode {
  const { t } = useRulesWords();
  const nearby = book?.rules.filter((rule) => codeOf(rule.id) === codeOf(id)) ?? [];
  return (
    <div className="slip" role="status">
      <p className="slip-title">{t("rules.unknown", { id })}</p>
      <p>{t("rules.unknownHelp")}</p>
      {nearby.length > 0 && (
        <p>
          {t("rules.nearby")}
          {nearby.map((rule) => (
            <Fragment key={rule.id}>
              {" "}
              <a className="reference" href={href({ page: "rule", id: rule.id })}>
                {rule.id}
              </a>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}
