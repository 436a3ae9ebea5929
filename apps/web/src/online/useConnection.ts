import { useEffect, useState, useSyncExternalStore } from "react";
import { Connection, type Known } from "./Connection.ts";
import { type Keys, keysOf, secretsOf } from "./keys.ts";
import { RemoteTable } from "./RemoteTable.ts";

export interface Connected {
  readonly connection: Connection;
  readonly table: RemoteTable;
  readonly keys: Keys;
}

/** Sits down at a table with all secrets that this device has of it; with none, among the audience. */
export function useConnection(table: string): Connected | undefined {
  const [connected, setConnected] = useState<Connected>();
  useEffect(() => {
    let connection: Connection | undefined;
    let isGone = false;
    void keysOf(table).then((keys) => {
      if (isGone) return;
      connection = new Connection(table, secretsOf(keys));
      setConnected({ connection, table: new RemoteTable(table, connection), keys });
    });
    return () => {
      isGone = true;
      connection?.close();
      setConnected(undefined);
    };
  }, [table]);
  return connected;
}

export function useKnown({ connection }: Pick<Connected, "connection">): Known {
  return useSyncExternalStore(connection.subscribe, connection.known);
}
