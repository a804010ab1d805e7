import { readFileSync, statSync } from "node:fs";
import { test as base, type BrowserContext, expect } from "@playwright/test";
import { waitForHydrationOnLoad } from "./wait-for-hydration";
import { PageProblems } from "./page-problems";

interface ShopFixtures {
  /** Fails the test if its pages had problems that it did not allow. */
  readonly problems: PageProblems;
}

interface ShopOptions {
  /** Chosen on an earlier visit. Empty: a first visit, which opens the country dialog. */
  readonly country: string;
}

export const shopUrl = process.env.TEST_SHOP_URL ?? "";
export const backendUrl = process.env.TEST_BACKEND_URL ?? "";
const logFile = process.env.TEST_LOG_FILE ?? "";
export const productPath = "/store/geno-pet-for-dogs-canine/p/969";

/** For tests that run at one size in `npm test`, in files that run at both. */
export const onPhone = { tag: "@phone" };
export const onDesktop = { tag: "@desktop" };

/** For long tests of what other tests cover in parts: `npm run proof:sizes` runs them, `npm test` does not. */
export const inProof = { tag: "@proof" };

export const test = base.extend<ShopFixtures & ShopOptions>({
  baseURL: shopUrl,
  country: ["US", { option: true }],
  context: async ({ context, country, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled !== false) context.on("page", waitForHydrationOnLoad);
    if (country) await chooseCountry(context, country);
    // Otherwise the campaign appears whenever a test scrolls.
    if (country) await context.addCookies([{ name: "campaign_popup", value: "closed", url: shopUrl }]);
    await provide(context);
  },
  problems: [
    async ({ context }, provide, testInfo) => {
      const problems = new PageProblems();
      const logSize = statSync(logFile).size;
      await problems.watch(context, shopUrl);
      await provide(problems);
      await problems.checkStorage(context, shopUrl);
      const ofPrograms = testInfo.status === testInfo.expectedStatus ? [] : readLoggedProblems(logSize);
      expect([...problems.unexpected(), ...ofPrograms]).toEqual([]);
    },
    { auto: true },
  ],
});

/** What shop and backend have logged since then, but for their ordinary messages. Shown with a failed test. */
function readLoggedProblems(start: number): string[] {
  const lines = readFileSync(logFile).subarray(start).toString("utf8").split("\n");
  return lines.filter((line) => line !== "" && !line.includes('"level":30'));
}

/** The country cookie decides the market. */
export function chooseCountry(context: BrowserContext, country: string): Promise<void> {
  return context.addCookies([{ name: "country", value: country, url: shopUrl }]);
}
