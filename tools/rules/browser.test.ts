import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readCatalogue } from "./catalogue.ts";

const rules = new URL("../../docs/rules/", import.meta.url);
const specs = new URL("../../apps/web/e2e/", import.meta.url);

/** The ids with which a title in these tests begins. */
const titled = new Set(
  readdirSync(specs)
    .filter((name) => name.endsWith(".spec.ts"))
    .flatMap((name) => [
      ...readFileSync(new URL(name, specs), "utf8").matchAll(/["`]((?:[A-Z]{3}-[A-Z]+-\d{2}\b,? ?)+)/g),
    ])
    .flatMap(([, begin = ""]) => begin.match(/[A-Z]{3}-[A-Z]+-\d{2}/g) ?? []),
);

// The terminal shows much of it too, and that counts elsewhere; but most people meet a game on the page.
test.each(readdirSync(rules).filter((name) => name.endsWith(".md")))(
  "%s: what somebody must be shown, or must not, is looked for in the browser",
  (name) => {
    const { met } = readCatalogue(readFileSync(new URL(name, rules), "utf8"));
    expect(met.filter((id) => !titled.has(id))).toEqual([]);
  },
);
