import type { ReactNode } from "react";
import { href } from "../route/route.ts";
import { useFreshStart } from "../version/useFreshStart.ts";
import { useHomeWords } from "../words/home.ts";
import { PageTitle } from "./PageTitle.tsx";

/** A page that has only something to say, and a way back. */
export function Notice({
  title,
  text,
  again,
  children,
}: {
  readonly title: string;
  readonly text: string;
  /** Words on a button that loads the page anew, where that may help. */
  readonly again?: string | undefined;
  readonly children?: ReactNode;
}): ReactNode {
  const { t } = useHomeWords();
  useFreshStart(again !== undefined);
  return (
    <div className="notice" role="alert">
      <PageTitle tab={`${title} — Ossuaire`}>{title}</PageTitle>
      <p>{text}</p>
      {again !== undefined && (
        <>
          <button type="button" className="button button-forward" onClick={() => location.reload()}>
            {again}
          </button>{" "}
        </>
      )}
      {children}
      <a className="button" href={href({ page: "home" })}>
        {t("frame.backHome")}
      </a>
    </div>
  );
}
