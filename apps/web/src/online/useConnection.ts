import { useEffect, useState, useSyncExternalStore } from "react";
import { Connection, type Known } from "./Connection.ts";
import { type Keys, keysOf, secretsOf } from "./keys.ts";
import { type Archive, RemoteTable } from "./RemoteTable.ts";
import { history, matchOf } from "./server.ts";

export interface Connected {
  /** The name of the table. */
  readonly id: string;
  readonly connection: Connection;
  readonly table: RemoteTable;
  readonly keys: Keys;
}

/** Sits down at a table with all secrets that this device has of it; with none, among the audience. */
export function useConnection(id: string): Connected | undefined {
  const [connected, setConnected] = useState<Connected>();
  useEffect(() => {
    let connection: Connection | undefined;
    let isGone = false;
    void keysOf(id).then((keys) => {
      if (isGone) return;
      connection = new Connection(id, secretsOf(keys));
      setConnected({ id, connection, table: new RemoteTable(id, connection, archiveOf(id, keys)), keys });
    });
    return () => {
      isGone = true;
      connection?.close();
      setConnected(undefined);
    };
  }, [id]);
  return connected;
}

/** A seat is told what it heard, whoever looks on what everybody did. */
function archiveOf(id: string, keys: Keys): Archive {
  return {
    async retell(viewer) {
      const told = await history(id, keys.seats[viewer]);
      return told.ok ? told.value.news : undefined;
    },
    async match() {
      const told = await matchOf(id, secretsOf(keys)[0]);
      return told.ok ? told.value.shared : undefined;
    },
  };
}

export function useKnown({ connection }: Pick<Connected, "connection">): Known {
  return useSyncExternalStore(connection.subscribe, connection.known);
}
