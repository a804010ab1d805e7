import { defineConfig } from "@playwright/test";
import { systemBrowser } from "@/scripts/lib/suites/browser.mjs";

// The installed Chromium if there is one, else Playwright's.
const executablePath = systemBrowser();
const quiet = ["disable-gpu", "disable-quic", "disable-background-networking", "disable-component-update"];
// Pages live for seconds: compiling their functions twice costs more time than it saves.
const engine = "--js-flags=--no-opt,--no-maglev";
const args = ["--no-sandbox", engine, ...quiet.map((flag) => `--${flag}`)];

/**
 * Files that run at one size in `npm test`: they behave the same at both. What is laid out differently runs at both
 * sizes, except tests tagged with one of them. `npm run proof:sizes` runs everything at both, and opens the pages of
 * both markets.
 */
const sizes = [
  {
    name: "phone",
    onlyHere: [
      "accessibility",
      "accessibility-menus",
      "add-animal",
      "acm-forms",
      "activation",
      "animals",
      "breeding-community",
      "breeding-strategy",
      "checkout",
      "collector",
      "contact",
      "documents",
      "my-profile",
      "notifications",
      "order-follow-up",
      "kits",
      "litter",
      "long-forms",
      "pseudo-locale",
      "public-pages",
      "replay-clicks",
      "role-catalogues",
      "scan",
      "search",
      "scan-refused",
      "shows",
      "tools",
      "transfer",
      "visitor",
    ],
    use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  },
  {
    name: "desktop",
    onlyHere: [
      "admin-jobs",
      "admin-lab",
      "admin-payments",
      "animal-products",
      "approvals",
      "breeds",
      "collection-agents",
      "custom-profiles",
      "dv-access",
      "fulfilment",
      "loyalty-points",
      "my-data",
      "no-script",
      "outage",
      "paypal",
      "pending-orders",
      "responsible-breeders",
      "roles",
      "script-budget",
      "sign-in",
      "spreadsheets",
      "stripe-checkout",
      "stripe-form",
      "subscriptions",
      "two-tabs",
    ],
    use: { viewport: { width: 1280, height: 800 } },
  },
];
const fileOf = (name: string) => `**/${name}.browser.ts`;

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
  // Two shops share two cores: a journey of twenty screens takes a minute.
  timeout: 180_000,
  // A busy machine is no reason to fail: waits end as soon as their condition holds.
  expect: { timeout: 20_000 },
  reporter: "line",
  use: {
    launchOptions: { args, ...(executablePath && { executablePath }) },
    // Clicks and axe wait for transitions.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    ...sizes.map(({ name, use }) => {
      const [other] = sizes.filter((size) => size.name !== name);
      return {
        name,
        use,
        testIgnore: (other?.onlyHere ?? []).map(fileOf),
        grepInvert: [/in the market of AU/, new RegExp(`@${other?.name}`)],
      };
    }),
    // Not part of `npm test`: everything at both sizes (`npm run proof:sizes`) and all pages (`npm run proof:axe`).
    ...sizes.map(({ name, use }) => ({ name: `${name}, everything`, use })),
    { name: "proof", testMatch: "**/*.proof.ts" },
  ],
});
