import { afterEach, expect, test, vi } from "vitest";
import { inviteOnline, type Laying } from "./invite-online.ts";
import { forgetKeys } from "./keys.ts";
import { usualTerms } from "./terms.ts";

afterEach(async () => {
  vi.unstubAllGlobals();
  await forgetKeys("a".repeat(12));
});

const laying: Laying = {
  invitation: {
    game: "conquest",
    options: {},
    seed: "",
    undo: "free",
    sitters: { sword: { kind: "person", name: "Ada" }, skull: { kind: "elsewhere", name: "" } },
  },
  terms: usualTerms,
  language: "fr",
  titleOf: (seat) => seat,
  after: undefined,
};

/** What the server is asked to lay. */
async function laid(seed: string): Promise<unknown> {
  const asked: unknown[] = [];
  vi.stubGlobal("document", { baseURI: "http://table.example/" });
  vi.stubGlobal("fetch", async (_: URL, { body }: { readonly body: string }) => {
    asked.push(JSON.parse(body));
    return Response.json({ id: "a".repeat(12), host: "h", seats: {}, invitations: {} });
  });
  expect(await inviteOnline({ ...laying, invitation: { ...laying.invitation, seed } })).toBe("a".repeat(12));
  return asked[0];
}

test("with friends the server draws the seed, unless one was wished for: nobody knows every card to come", async () => {
  expect(await laid("")).not.toHaveProperty("seed");
  expect(await laid("as last time")).toMatchObject({ seed: "as last time" });
});
