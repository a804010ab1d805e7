import { type BrowserContextOptions, expect } from "@playwright/test";
import { findAddresses } from "@/e2e/testing/addresses";
import { addressesOf, publicRoutes } from "@/e2e/testing/public-routes";
import { cartControl, fillCart } from "@/e2e/testing/steps";
import { shelves } from "@/lib/domain/shelves";
import { chooseCountry, shopUrl, test } from "@/e2e/testing/test";

const routes = publicRoutes();
const shelfPaths = shelves.map(({ path }) => path);

test("the pages that everything else stands on are known", () => {
  expect(routes).toEqual(
    expect.arrayContaining(["/", "/store", "/store/[name]/p/[id]", "/search", ...shelfPaths]),
  );
});

/** Pages are made on first request, so a build proves nothing of them: this opens each, as a build would. */
for (const country of ["AU", "SE"])
  test.describe(`in the market of ${country}`, () => {
    let shopper: Exclude<BrowserContextOptions["storageState"], string>;
    let addresses = new Map<string, string>();

    // One cart for all pages: what is asked of them is the same with every cart.
    test.beforeAll(async ({ browser }) => {
      const context = await browser.newContext({ baseURL: shopUrl });
      await chooseCountry(context, country);
      const page = await context.newPage();
      addresses = await findAddresses(page, routes);
      await fillCart(page);
      shopper = await context.storageState();
      await context.close();
    });
    test.use({ country, storageState: ({}, provide) => provide(shopper) });

    for (const route of routes)
      test(`${route} is whole, wakes up and says nothing to the console`, async ({ page }) => {
        const address = addresses.get(route) ?? "";
        expect(address, `no page links to an address of ${route}`).toMatch(addressesOf(route));
        const response = await page.goto(address);
        expect(response?.status()).toBe(200);
        await expect(page.locator("h1")).toHaveCount(1);
        await expect(page.locator("html")).toHaveAttribute("data-market", `${country}-en`);
        // The count comes from the browser's own state: it shows only where the page's script runs.
        await expect(cartControl(page)).toContainText("1");
      });
  });
