// What npm test, npm run check and npm run long are made of: steps, and one line that counts what came of them.
import { spawn } from "node:child_process";
import { join } from "node:path";
import type { TestResult } from "./rules/catalogue.ts";

const root = join(import.meta.dirname, "..");

export interface Step {
  readonly name: string;
  run(out: Out): Promise<readonly TestResult[]> | readonly TestResult[];
}

/** Where a step writes to: kept until it ends where others run beside it, else seen at once. */
export type Out = "kept" | "seen";

/** Passes or fails as one. */
export function check(name: string, command: string): Step {
  return {
    name,
    run: async (out) => [{ title: name, outcome: (await execute(name, command, out)) ? "passed" : "failed" }],
  };
}

/** Brings a result for each of its tests. */
export function runner(
  name: string,
  command: string,
  read: () => readonly TestResult[] | undefined,
  environment: () => NodeJS.ProcessEnv | undefined = () => process.env,
): Step {
  return {
    name,
    async run(out) {
      const env = environment();
      if (env === undefined) return [{ title: name, outcome: "failed" }];
      const succeeded = await execute(name, command, out, env);
      const results = read() ?? [];
      const explained = succeeded ? results.length > 0 : results.some(({ outcome }) => outcome === "failed");
      // A runner that broke down, or ran nothing at all, must not look like success.
      return explained ? results : [...results, { title: `${name} (the runner itself)`, outcome: "failed" }];
    },
  };
}

/** Lanes run beside each other, the steps of a lane one after the other; each tells all it has to say when it ends. */
export async function beside(...lanes: readonly (readonly Step[])[]): Promise<readonly TestResult[]> {
  const results = await Promise.all(lanes.map((lane) => inTurn(lane, "kept")));
  return results.flat();
}

/** One after the other, each seen while it runs. */
export async function inTurn(steps: readonly Step[], out: Out = "seen"): Promise<readonly TestResult[]> {
  const results: TestResult[] = [];
  for (const step of steps) results.push(...(await step.run(out)));
  return results;
}

/** Counts them all in the last line, and ends the program as they deserve. */
export function close(results: readonly TestResult[]): never {
  const count = (outcome: TestResult["outcome"]) =>
    results.filter((result) => result.outcome === outcome).length;
  for (const { title, isSecondTry } of results)
    if (isSecondTry) console.log(`only at the second try: ${title}`);
  for (const { title, outcome } of results) if (outcome === "failed") console.log(`failed: ${title}`);
  console.log(`\n${count("passed")} passed, ${count("failed")} failed, ${count("skipped")} skipped`);
  process.exit(count("failed") === 0 && results.length > 0 ? 0 : 1);
}

function execute(name: string, command: string, out: Out, env = process.env): Promise<boolean> {
  if (out === "seen") console.log(`\n— ${name}`);
  const colours = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const child = spawn(command, {
    cwd: root,
    shell: true,
    env: { ...env, ...colours },
    stdio: out === "seen" ? "inherit" : ["ignore", "pipe", "pipe"],
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => said.push(part));
  return new Promise((done) => {
    const end = (succeeded: boolean) => {
      if (out === "kept") process.stdout.write(`\n— ${name}\n${Buffer.concat(said).toString()}`);
      done(succeeded);
    };
    child.on("error", (error) => {
      said.push(Buffer.from(`${error.message}\n`));
      end(false);
    });
    child.on("close", (status) => end(status === 0));
  });
}
