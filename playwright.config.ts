import { defineConfig } from "@playwright/test";
import { systemBrowser } from "@/scripts/lib/host-packages.mjs";

// The installed Chromium if there is one, else Playwright's.
const executablePath = systemBrowser();
const quiet = ["disable-gpu", "disable-quic", "disable-background-networking", "disable-component-update"];
// Pages live for seconds: compiling their functions twice costs more time than it saves.
const engine = "--js-flags=--no-opt,--no-maglev";
const args = ["--no-sandbox", engine, ...quiet.map((flag) => `--${flag}`)];

/**
 * Sizes of `npm test`. A test that behaves the same at both runs at one: its file ends in `.phone.browser.ts` or
 * `.desktop.browser.ts`, or it has the tag of that size. `npm run proof:sizes` runs everything at both, the tests with
 * `@proof` too, and opens the pages of both markets.
 */
const sizes = [
  {
    name: "phone",
    use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  },
  {
    name: "desktop",
    use: { viewport: { width: 1280, height: 800 } },
  },
];

/** `*.browser.ts` needs the built programs and a browser. One worker: the tests share one shop. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.browser.ts",
  globalSetup: "./e2e/testing/global-setup.ts",
  outputDir: "test-results",
  workers: 1,
  // A flaky test is a broken test.
  retries: 0,
  forbidOnly: true,
  // Other tests share the two cores: a journey of twenty screens takes a minute.
  timeout: 180_000,
  // A busy machine is no reason to fail: waits end as soon as their condition holds.
  expect: { timeout: 20_000 },
  // `npm test` counts the tests of all its commands.
  reporter: process.env["TEST_COUNTS"] ? [["dot"], ["./tools/testing/playwright-counts.ts"]] : "line",
  use: {
    launchOptions: { args, ...(executablePath && { executablePath }) },
    // Clicks and axe wait for transitions.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    ...sizes.map(({ name, use }) => {
      const other = name === "phone" ? "desktop" : "phone";
      return {
        name,
        use,
        testIgnore: `**/*.${other}.browser.ts`,
        grepInvert: [/in the market of AU/, /@proof/, new RegExp(`@${other}`)],
      };
    }),
    // Not part of `npm test`: everything at both sizes (`npm run proof:sizes`) and all pages (`npm run proof:axe`).
    ...sizes.map(({ name, use }) => ({ name: `${name}, everything`, use })),
    { name: "proof", testMatch: "**/*.proof.ts" },
  ],
});
