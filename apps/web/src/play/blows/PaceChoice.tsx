import { type ReactNode, useId } from "react";
import { paces } from "../../settings/pace.ts";
import { set, useSettings } from "../../settings/settings.ts";
import { useTableWords } from "../../words/table.ts";
import "./pace.css";
import "./pace-foot.css";

/** The pace at which the others are watched, within reach of the table, and whether it is heard. */
export function PaceChoice(): ReactNode {
  const { t } = useTableWords();
  const { muted } = useSettings();
  return (
    <Paces className="pace">
      <label className="pace-sound">
        <input type="checkbox" checked={!muted} onChange={() => set({ muted: !muted })} />
        <span>{t("blows.sound")}</span>
      </label>
    </Paces>
  );
}

/** The same at the foot while others play, where there is room for it. */
export function PaceAtFoot(): ReactNode {
  return <Paces className="pace pace-foot" />;
}

function Paces({
  className,
  children,
}: {
  readonly className: string;
  readonly children?: ReactNode;
}): ReactNode {
  const { t } = useTableWords();
  const { pace } = useSettings();
  const id = useId();
  return (
    <fieldset className={className}>
      <legend>{t("blows.pace")}</legend>
      {paces.map((one) => (
        <label key={one}>
          <input type="radio" name={id} checked={one === pace} onChange={() => set({ pace: one })} />
          <span>{t(`blows.paces.${one}`)}</span>
        </label>
      ))}
      {children}
    </fieldset>
  );
}
