import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{packages,tools,bench,apps/cli}/**/*.test.ts", "apps/*/{*,src/**/*}.test.ts"],
    testTimeout: 120_000,
  },
});
