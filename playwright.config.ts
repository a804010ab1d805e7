import { defineConfig } from "@playwright/test";
import { systemBrowser } from "@/scripts/lib/browser.mjs";

// The machine's own Chromium where there is one, else the one Playwright brings.
const executablePath = systemBrowser();
const quiet = ["disable-gpu", "disable-quic", "disable-background-networking", "disable-component-update"];
const args = ["--no-sandbox", ...quiet.map((flag) => `--${flag}`)];

/** `*.browser.ts` needs the built programs and a browser. One worker: the tests share one shop. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.browser.ts",
  globalSetup: "./e2e/testing/serve-shop.ts",
  outputDir: "test-results",
  workers: 1,
  // What fails once in ten times is broken once in ten times.
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "line",
  use: {
    launchOptions: { args, ...(executablePath && { executablePath }) },
    trace: "retain-on-failure",
  },
  projects: [
    {
      name: "phone",
      // Their answers are the same at every width, or folded on a phone, where other tests open them.
      testIgnore: ["budget", "roles", "my-data", "wrong-pages"].map((name) => `**/${name}.browser.ts`),
      // Each size crawls one market: every page is opened at both widths, and neither run waits for the other.
      grepInvert: /in the market of AU/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: "desktop", grepInvert: /in the market of SE/, use: { viewport: { width: 1280, height: 800 } } },
    // Not part of `npm test`: `npm run proof:axe`.
    { name: "proof", testMatch: "**/*.proof.ts" },
  ],
});
