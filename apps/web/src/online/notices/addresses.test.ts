import { expect, test } from "vitest";
import { faultIn, noticesTo } from "./addresses.ts";

test("a topic by itself is one of ntfy.sh; an address is taken as it is, and what is empty tells nobody", () => {
  expect(noticesTo({ ntfy: " ada-joue ", webhook: "" }, "fr")).toEqual([
    { kind: "ntfy", endpoint: "https://ntfy.sh/ada-joue", language: "fr" },
  ]);
  expect(noticesTo({ ntfy: "https://ntfy.example/ada", webhook: "https://example.org/hook" }, "en")).toEqual([
    { kind: "ntfy", endpoint: "https://ntfy.example/ada", language: "en" },
    { kind: "webhook", endpoint: "https://example.org/hook", language: "en" },
  ]);
  expect(noticesTo({ ntfy: "", webhook: " " }, "en")).toEqual([]);
});

test("what can be no topic and no address is told before anything is asked", () => {
  expect(faultIn({ ntfy: "", webhook: "" })).toBeUndefined();
  expect(faultIn({ ntfy: " ada_joue-2 ", webhook: "https://example.org/hook" })).toBeUndefined();
  expect(faultIn({ ntfy: "https://ntfy.example/ada", webhook: "" })).toBeUndefined();
  for (const ntfy of ["ada joue", "ada/joue", "ftp://ntfy.sh/ada", "é"])
    expect(faultIn({ ntfy, webhook: "" })).toBe("badTopic");
  for (const webhook of ["example.org", "javascript:alert(1)", "https://"])
    expect(faultIn({ ntfy: "", webhook })).toBe("badWebhook");
});
