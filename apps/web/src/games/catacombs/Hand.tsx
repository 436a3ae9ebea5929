import type { Catacombs } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import type { HandProps } from "../look.ts";
import { Deeds } from "./Deeds.tsx";

/** Before the player who is asked: the deeds of a turn. Merchant and Healer are places of their own. */
export function Hand(props: HandProps<Catacombs>): ReactNode {
  const { view, decision } = props.sight;
  if (decision === undefined || view.visit !== undefined) return null;
  return <Deeds {...props} />;
}
