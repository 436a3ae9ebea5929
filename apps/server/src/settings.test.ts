import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { limitTable, usualLimits } from "./limits.ts";
import { readSettings, settingNames } from "./settings.ts";
import { addressOf, isOurs } from "./visitor.ts";

test("without any setting a server is for this machine alone", () => {
  expect(readSettings({})).toMatchObject({
    port: 4600,
    host: "localhost",
    trustProxy: false,
    keepDays: 60,
    logLevel: "warn",
  });
});

test.each([
  ["PORT", "70000", "a whole number from 1 to 65535"],
  ["PORT", "4600x", "a whole number from 1 to 65535"],
  ["PUBLIC_URL", "ossuaire.example", "an address that begins with http:// or https://"],
  ["TRUST_PROXY", "maybe", "yes or no"],
  ["HOST", "", "not empty"],
  ["OSSUAIRE_DATA", "", "not empty"],
  ["KEEP_DAYS", "0", "a whole number from 1 to 36500"],
  ["NOTICES_TO_LAN", "true", "yes or no"],
  ["LOG_LEVEL", "loud", "debug, info, warn, error or silent"],
])("%s=%s is refused with a sentence", (name, value, wanted) => {
  expect(readSettings({ [name]: value })).toBe(`${name} must be ${wanted}, not “${value}”.`);
});

test("every limit is a setting, in whole numbers between two others, and means what it says", () => {
  for (const { name, setting, usual, least, most } of limitTable) {
    const set = (value: number | string) => readSettings({ [setting]: String(value) });
    for (const wrong of [least - 1, most + 1, usual + 0.5, "", "many", "1e9x"])
      expect(set(wrong)).toBe(`${setting} must be a whole number from ${least} to ${most}, not “${wrong}”.`);
    for (const value of [least, usual, most])
      expect(set(value)).toMatchObject({ limits: { [name]: (value * usualLimits[name]) / usual } });
  }
  expect(readSettings({})).toMatchObject({ limits: usualLimits });
  expect(usualLimits).toMatchObject({
    frame: 8192,
    first: 5000,
    silence: 75_000,
    idle: 600_000,
    thought: 30_000,
  });
});

test("docs/hosting.md lists every setting, and of every limit what is usual and how far it can be set", () => {
  const docs = readFileSync(join(import.meta.dirname, "../../../docs/hosting.md"), "utf8");
  const cells = docs.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
  const listed = cells.flatMap(([, names = ""]) =>
    [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  );
  expect(listed.toSorted()).toEqual(settingNames.toSorted());
  for (const { setting, usual, least, most } of limitTable) {
    const [, , told, range] = cells.find(([, name]) => name === `\`${setting}\``) ?? [];
    expect([setting, told, range]).toEqual([setting, figure(usual), `${figure(least)} to ${figure(most)}`]);
  }
});

/** As the text around it writes it. */
const figure = (n: number) => n.toLocaleString("en");

test.each([
  ["METRICS_TOKEN", "half a secret", "at least 16 characters long"],
  ["DATABASE_URL", "mysql://ada:half-a-secret@localhost/x", "an address that begins with postgres://"],
])("%s that is wrong is refused with a sentence that keeps it secret", (name, value, wanted) => {
  expect(readSettings({ [name]: value })).toBe(`${name} must be ${wanted}, not what it is.`);
});

test("a name that somebody else has pointed at this machine is not ours", () => {
  const publicUrl = new URL("https://table.example");
  for (const host of ["localhost:4600", "192.168.1.7:4600", "[::1]:4600", "attic.local"])
    expect(isOurs({ host }, { publicUrl: undefined })).toBe(true);
  expect(isOurs({ host: "evil.example" }, { publicUrl })).toBe(false);
  expect(isOurs({ host: "table.example" }, { publicUrl })).toBe(true);
  expect(isOurs({ host: "localhost:4600", origin: "http://localhost:4601" }, { publicUrl })).toBe(false);
  expect(isOurs({ host: "localhost:4600", origin: "null" }, { publicUrl })).toBe(false);
});

test("what a guest says of its own address counts only behind a proxy, and there only what the proxy wrote", () => {
  expect(addressOf("10.0.0.1", "1.2.3.4", { trustProxy: false })).toBe("10.0.0.1");
  expect(addressOf("10.0.0.1", "6.6.6.6, 1.2.3.4", { trustProxy: true })).toBe("1.2.3.4");
});

test("who has one address of the newer kind has as many as they like, and counts as one", () => {
  const direct = { trustProxy: false };
  const household = addressOf("2001:db8:1:2:aaaa::1", undefined, direct);
  for (const same of ["2001:db8:1:2::9", "2001:0DB8:1:2:ffff:ffff:ffff:ffff"])
    expect(addressOf(same, undefined, direct)).toBe(household);
  for (const other of ["2001:db8:1:3::1", "2001:db8::2", "::1"])
    expect(addressOf(other, undefined, direct)).not.toBe(household);
  expect(addressOf("::ffff:10.0.0.1", undefined, direct)).toBe("10.0.0.1");
});
