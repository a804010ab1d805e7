import { test as base, type BrowserContext, expect } from "@playwright/test";
import { awaitWaking } from "@/e2e/testing/awake";
import { Complaints } from "@/e2e/testing/complaints";

interface ShopFixtures {
  /** Fails the test at its end for whatever was complained about and not expected. */
  readonly complaints: Complaints;
}

interface ShopOptions {
  /** Said on an earlier visit; empty: this is the first one, which begins with a question. */
  readonly country: string;
}

export const shopUrl = process.env.TEST_SHOP_URL ?? "";
export const backendUrl = process.env.TEST_BACKEND_URL ?? "";
export const productPath = "/store/geno-pet-for-dogs-canine/p/969";

export const test = base.extend<ShopFixtures & ShopOptions>({
  baseURL: shopUrl,
  country: ["US", { option: true }],
  context: async ({ context, country, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled !== false) context.on("page", awaitWaking);
    if (country) await chooseCountry(context, country);
    // Else it would come up wherever a test scrolls; who wants to see it asks for a first visit.
    if (country) await context.addCookies([{ name: "campaign_popup", value: "closed", url: shopUrl }]);
    await provide(context);
  },
  complaints: [
    async ({ context }, provide) => {
      const complaints = new Complaints();
      await complaints.watch(context, shopUrl);
      await provide(complaints);
      await complaints.lookIntoStorage(context, shopUrl);
      expect(complaints.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
});

/** The market comes from the visitor's choice of country. */
export function chooseCountry(context: BrowserContext, country: string): Promise<void> {
  return context.addCookies([{ name: "country", value: country, url: shopUrl }]);
}
