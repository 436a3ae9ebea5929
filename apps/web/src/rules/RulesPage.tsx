import type { ReactNode } from "react";
import type { Route } from "../route/route.ts";
import { catalogueOf } from "./catalogues.ts";
import { Library } from "./Library.tsx";
import { Reader } from "./Reader.tsx";
import "../look/sheet.css";
import "./reader.css";

type RulesRoute = Extract<Route, { readonly page: "rules" | "catalogue" | "rule" }>;

/** The reading room: the library, or one book open at a page. */
export function RulesPage({ route }: { readonly route: RulesRoute }): ReactNode {
  if (route.page === "rules") return <Library query={route.query} />;
  const id = route.page === "catalogue" ? route.catalogue : catalogueOf(route.id);
  if (id === undefined) return <Library query="" unknown={route.page === "rule" ? route.id : undefined} />;
  return <Reader key={id} id={id} route={route} />;
}
