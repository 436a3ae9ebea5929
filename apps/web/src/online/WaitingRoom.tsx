import type { Refusal, Seat } from "@ossuaire/kernel";
import type { FromServer } from "@ossuaire/table";
import { type ReactNode, use, useEffect, useState } from "react";
import { PageTitle } from "../frame/PageTitle.tsx";
import { openSetup } from "../games/games.ts";
import { useLanguage } from "../words/language.ts";
import type { Keys } from "./keys.ts";
import { SeatRow } from "./SeatRow.tsx";
import { begin, findServer, giveToBot } from "./server.ts";
import { words } from "./words.ts";

/** Who has come, who is still expected, and for whoever invited the links and the word to begin. */
export function WaitingRoom({
  table,
  about: { face, here, host, you },
  keys,
}: {
  readonly table: string;
  readonly about: Extract<FromServer, { readonly type: "table" }>;
  readonly keys: Keys;
}): ReactNode {
  const language = useLanguage();
  const [refusal, setRefusal] = useState<Refusal>();
  const addresses = useAddresses();
  const opening = openSetup(face.game);
  const lid = opening === undefined ? undefined : use(opening).lid;
  const secret = host ? keys.host : undefined;
  const isFull = Object.values(face.places).every(({ kind }) => kind !== "free");
  const level = lid?.levels[Math.floor(lid.levels.length / 2)] ?? "";
  const give = async (seat: Seat) => {
    if (secret === undefined) return;
    const given = await giveToBot(table, secret, seat, level);
    setRefusal(given.ok ? undefined : given.refusal);
  };
  const start = async (by: string) => {
    const begun = await begin(table, by);
    setRefusal(begun.ok ? undefined : begun.refusal);
  };
  return (
    <div className="sheet setup">
      <p className="setup-over">{lid?.words.name[language]}</p>
      <PageTitle tab={`${words.waiting[language]} — Ossuaire`} className="sheet-title">
        {words.waiting[language]}
      </PageTitle>
      <p className="setup-aim">
        {words[secret !== undefined ? "lead" : you.length > 0 ? "guestLead" : "watchLead"][language]}
      </p>
      {secret !== undefined && addresses?.length === 0 && isHere() && <p>{words.alone[language]}</p>}
      <ul className="online-seats">
        {Object.entries(face.places).map(([seat, place]) => (
          <SeatRow
            key={seat}
            title={lid?.words.seat(seat)[language] ?? seat}
            place={place}
            isHere={here.includes(seat)}
            link={place.kind === "free" ? linkTo(table, keys.invitations[seat], addresses) : undefined}
            onGive={secret === undefined ? undefined : () => void give(seat)}
          />
        ))}
      </ul>
      <p className="setup-fault" role="alert">
        {refusal?.words[language]}
      </p>
      {secret !== undefined && (
        <div className="setup-end">
          <button
            type="button"
            className="button button-forward"
            disabled={!isFull}
            onClick={() => void start(secret)}
          >
            {words.begin[language]}
          </button>
        </div>
      )}
    </div>
  );
}

/** The address of a link: where others find this page. This machine is not called so by anybody else. */
function linkTo(
  table: string,
  secret: string | undefined,
  addresses: readonly string[] | undefined,
): string | undefined {
  if (secret === undefined) return undefined;
  const base = isHere() ? (addresses?.[0] ?? document.baseURI) : document.baseURI;
  return new URL(`#/at/${table}/${secret}`, base).href;
}

function isHere(): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
}

/** Undefined until the server has said it. */
function useAddresses(): readonly string[] | undefined {
  const [addresses, setAddresses] = useState<readonly string[]>();
  useEffect(() => {
    void findServer().then((server) => setAddresses(server?.addresses ?? []));
  }, []);
  return addresses;
}
