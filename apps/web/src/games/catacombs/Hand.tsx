import type { Catacombs } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import type { HandProps } from "../look.ts";
import { Deeds } from "./Deeds.tsx";
import { Turn } from "./Turn.tsx";

/** Beside the question the deeds of a turn, and who has had it where others play. Merchant and Healer are places of their own. */
export function Hand(props: HandProps<Catacombs>): ReactNode {
  const { view, decision } = props.sight;
  if (view.visit !== undefined) return null;
  return decision === undefined ? <Turn sight={props.sight} /> : <Deeds {...props} />;
}
