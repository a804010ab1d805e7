import { test as base, type BrowserContext, expect } from "@playwright/test";
import { Complaints } from "@/e2e/testing/complaints";

interface ShopFixtures {
  /** Fails the test at its end for whatever was complained about and not expected. */
  readonly complaints: Complaints;
}

export const shopUrl = process.env.TEST_SHOP_URL ?? "";
export const backendUrl = process.env.TEST_BACKEND_URL ?? "";
export const productPath = "/store/geno-pet-for-dogs-canine/p/969";

export const test = base.extend<ShopFixtures>({
  baseURL: shopUrl,
  complaints: [
    async ({ context }, provide) => {
      const complaints = new Complaints();
      await complaints.watch(context, shopUrl);
      await provide(complaints);
      expect(complaints.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
});

/** The market comes from the visitor's choice of country. */
export function chooseCountry(context: BrowserContext, country: string): Promise<void> {
  return context.addCookies([{ name: "country", value: country, url: shopUrl }]);
}
