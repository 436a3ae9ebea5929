import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../../tools/port.ts";
import type { Browser, Key, Spot } from "./browser.ts";

/** WebKitGTK by plain WebDriver, on a screen that nobody sees. */
export async function openWebKit(programs: {
  readonly driver: string;
  readonly screen: string;
}): Promise<Browser> {
  const screen = spawn(programs.screen, ["-displayfd", "1", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [display] = await once(screen.stdout, "data");
  const port = await freePort();
  const driver = spawn(programs.driver, ["-p", String(port)], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: "x11" },
    stdio: "ignore",
  });
  process.once("exit", end);
  const server = `http://localhost:${port}`;
  await started(server);
  const { sessionId } = await ask<{ sessionId: string }>("POST", `${server}/session`, { capabilities: {} });
  const session = `${server}/session/${sessionId}`;
  const act = (...actions: readonly object[]) => ask<void>("POST", `${session}/actions`, { actions });
  return {
    async evaluate(expression) {
      const answer = await ask<Answer>("POST", `${session}/execute/async`, {
        script: answering(expression),
        args: [],
      });
      if ("thrown" in answer) throw new Error(answer.thrown);
      return answer.value;
    },
    goTo: (url) => ask("POST", `${session}/url`, { url }),
    reload: () => ask("POST", `${session}/refresh`, {}),
    // Its driver moves the mouse for a finger as well.
    drag: (_, spots) => act({ type: "pointer", id: "mouse", actions: pathOf(spots) }),
    key: (key) =>
      act({ type: "key", id: "keys", actions: [keyAction("keyDown", key), keyAction("keyUp", key)] }),
    async resize({ width, height }) {
      // The window has a bar of its own above the page.
      const script = "return [innerWidth, innerHeight]";
      const inner = await ask<[number, number]>("POST", `${session}/execute/sync`, { script, args: [] });
      const outer = await ask<Size>("GET", `${session}/window/rect`);
      await ask("POST", `${session}/window/rect`, {
        width: width + outer.width - inner[0],
        height: height + outer.height - inner[1],
      });
    },
    async close() {
      await ask("DELETE", session);
      end();
    },
  };

  function end(): void {
    driver.kill();
    screen.kill();
  }
}

type Answer = { readonly value: unknown } | { readonly thrown: string };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The driver hands over an argument, to be called with the answer. */
function answering(expression: string): string {
  return `const [answer] = arguments;
    (async () => ${expression})().then(
      (value) => answer({ value }),
      (thrown) => answer({ thrown: String(thrown) }),
    );`;
}

function pathOf(spots: readonly Spot[]): readonly object[] {
  const [first, ...others] = spots.map(({ x, y }) => ({
    type: "pointerMove",
    x: Math.round(x),
    y: Math.round(y),
    duration: 0,
  }));
  return first === undefined
    ? []
    : [first, { type: "pointerDown", button: 0 }, ...others, { type: "pointerUp", button: 0 }];
}

/** As the standard of WebDriver writes them. */
const codes: Readonly<Record<Key, string>> = { Enter: "\uE007", ArrowRight: "\uE014", ArrowUp: "\uE013" };

function keyAction(type: "keyDown" | "keyUp", key: Key): object {
  return { type, value: codes[key] };
}

async function started(server: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const ready = await fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await pause(100);
  }
  throw new Error("WebKit's driver does not answer");
}

/** The form of what it answers is that of the standard. */
async function ask<T>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
