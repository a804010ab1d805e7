import { defineConfig } from "@playwright/test";
import { systemBrowser } from "@/scripts/lib/browser.mjs";

// The machine's own Chromium where there is one, else the one Playwright brings.
const executablePath = systemBrowser();
const quiet = ["disable-gpu", "disable-quic", "disable-background-networking", "disable-component-update"];
const args = ["--no-sandbox", ...quiet.map((flag) => `--${flag}`)];

/**
 * What is tried alone at a size says the same at the other, or is folded there. What is laid out differently, the whole
 * first journey and every public page (one market at each size) are tried at both.
 */
const sizes = [
  {
    name: "phone",
    alone: [
      "accessible",
      "account",
      "after-order",
      "checkout",
      "loyalty-points",
      "no-script",
      "own-animals",
      "store-catalogues",
      "visitor",
    ],
    otherMarket: /in the market of AU/,
    use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  },
  {
    name: "desktop",
    alone: [
      "breeds",
      "budget",
      "custom-profiles",
      "desk",
      "my-data",
      "paypal",
      "responsible-breeders",
      "roles",
      "stripe-checkout",
      "stripe-form",
      "wrong-pages",
    ],
    otherMarket: /in the market of SE/,
    use: { viewport: { width: 1280, height: 800 } },
  },
];
const fileOf = (name: string) => `**/${name}.browser.ts`;

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
  },
  projects: [
    ...sizes.map(({ name, otherMarket, use }) => ({
      name,
      use,
      testIgnore: sizes.flatMap((other) => (other.name === name ? [] : other.alone)).map(fileOf),
      grepInvert: otherMarket,
    })),
    // Not part of `npm test`: everything at both sizes (`npm run proof:sizes`), and what takes longer (`npm run proof:axe`).
    ...sizes.map(({ name, use }) => ({ name: `${name}, everything`, use })),
    { name: "proof", testMatch: "**/*.proof.ts" },
  ],
});
