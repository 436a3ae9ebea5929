import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { href } from "../route/route.ts";
import { PageTitle } from "./PageTitle.tsx";

/** A page that has only something to say, and a way back. */
export function Notice({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="notice">
      <PageTitle tab={`${title} — Ossuaire`}>{title}</PageTitle>
      <p>{text}</p>
      {children}
      <a className="button" href={href({ page: "home" })}>
        {t("frame.backHome")}
      </a>
    </div>
  );
}
