import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** What a process has used. */
interface Usage {
  /** Seconds of the processor. */
  readonly cpu: number;
  /** Resident megabytes. */
  readonly mb: number;
  /** Milliseconds of the processor that it has spent in each turn of its event loop since it was watched. */
  readonly pieces: readonly number[];
}

/** A server that is measured, in a process of its own. */
export interface Peer {
  readonly port: number;
  usage(): Promise<Usage>;
  /** It looks at what it does in one piece, until it is asked what it has used. */
  watch(): void;
  /** It stands still, and its lines with it, until it goes on: what it does by itself must not hold up who is measured. */
  halt(): void;
  goOn(): void;
  kill(): Promise<void>;
}

export async function started(program: "ours.ts" | "bare.ts", port: number, argument: string): Promise<Peer> {
  const child: ChildProcess = fork(join(import.meta.dirname, program), [String(port), argument], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await once(child, "message");
  return {
    port,
    async usage() {
      child.send("usage");
      const [{ cpu, rss, pieces = [] }] = await once(child, "message");
      return { cpu: (cpu.user + cpu.system) / 1e6, mb: rss / 1e6, pieces };
    },
    watch: () => void child.send("watch"),
    halt: () => void child.kill("SIGSTOP"),
    goOn: () => void child.kill("SIGCONT"),
    async kill() {
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}
