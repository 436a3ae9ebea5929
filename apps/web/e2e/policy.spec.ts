import { expect, open, test } from "./page.ts";

// That the page itself keeps to its policy is watched in every test (page.ts).

test("every answer of the server carries the policy", async ({ request }) => {
  for (const path of ["/", "/sw.js", "/favicon.svg", "/manifest.webmanifest"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["content-security-policy"], path).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(headers["content-security-policy"], path).not.toContain("unsafe");
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["referrer-policy"], path).toBe("no-referrer");
  }
});

test("the page carries it too, before anything else, and no script of its own", async ({ request }) => {
  const page = await (await request.get("/")).text();
  const policy = page.indexOf('http-equiv="Content-Security-Policy"');
  expect(policy).toBeGreaterThan(0);
  expect(policy).toBeLessThan(page.search(/<script|<link/));
  expect(page).toMatch(/<meta name="referrer" content="no-referrer"/);
  expect(page).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/);
});

test.describe("what is slipped into the page", () => {
  test.use({ provoked: /policy|Content Security/i });

  test("does not run", async ({ page }) => {
    await open(page, "");
    const ran = await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.documentElement.dataset.slipped = 'yes'";
      document.head.append(script);
      return document.documentElement.dataset["slipped"];
    });
    expect(ran).toBeUndefined();
  });
});
