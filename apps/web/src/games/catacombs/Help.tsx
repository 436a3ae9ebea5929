import { allMonsters, attackNames, familyNames } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../words/language.ts";

/** CAT-COMP-25, CAT-PHASE-09: what every monster can do, for everybody at any time. */
export function Help(): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t("catacombs.monster")}</th>
          <th scope="col">{t("catacombs.lifeShort")}</th>
          <th scope="col">{t("catacombs.goldShort")}</th>
          <th scope="col">{t("catacombs.attacks")}</th>
        </tr>
      </thead>
      <tbody>
        {allMonsters().map(({ id, name, family, life, gold, actions, traits }) => (
          <tr key={id}>
            <th scope="row">
              {name[language]} <small>{familyNames[family][language]}</small>
            </th>
            <td>{life}</td>
            <td>{gold}</td>
            <td>
              {actions
                .map(({ attacks }) =>
                  attacks
                    .map(({ kind, modifiers }) =>
                      [attackNames[kind], ...modifiers.map((one) => one.name)]
                        .map((words) => words[language])
                        .join(" "),
                    )
                    .join(" → "),
                )
                .join(t("catacombs.or"))}
              {traits.map(({ id: trait, name: called, text }) => (
                <p key={trait}>
                  <b>{called[language]}.</b> {text[language]}
                </p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
