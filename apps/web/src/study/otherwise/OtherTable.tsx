import type { ReactNode } from "react";
import { LanguageSwitch } from "../../frame/LanguageSwitch.tsx";
import type { Host } from "../../play/host.ts";
import { type FootParts, TableScreen } from "../../play/TableScreen.tsx";

/** The table on which one flick is made otherwise. Nothing is chosen from the hand there, and the board needs the room. */
export function OtherTable({
  host,
  foot,
}: {
  readonly host: Host;
  foot(parts: FootParts): ReactNode;
}): ReactNode {
  return <TableScreen host={host} foot={foot} hand={noHand} menu={<LanguageSwitch />} />;
}

const noHand = <></>;
