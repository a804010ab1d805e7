import { expect } from "@playwright/test";
import { findAddresses } from "@/e2e/testing/addresses";
import { addressesOf, publicRoutes } from "@/e2e/testing/public-routes";
import { cartControl, fillCart, overhang } from "@/e2e/testing/steps";
import { shelves } from "@/lib/navigation/shelves";
import { test } from "@/e2e/testing/test";

const routes = publicRoutes();
const shelfPaths = shelves.map(({ path }) => path);

test("the pages that everything else stands on are known", () => {
  expect(routes).toEqual(
    expect.arrayContaining(["/", "/store", "/store/[name]/p/[id]", "/search", ...shelfPaths]),
  );
});

/**
 * Pages are made on first request, so a build proves nothing of them: this opens each, as a build would, one market at
 * each width (see the configuration). In one window, as a visitor walks: scripts are fetched once, and a page that
 * fails does not keep the next from being seen.
 */
for (const country of ["AU", "SE"])
  test.describe(`in the market of ${country}`, () => {
    test.use({ country });

    test("every page is whole, wakes up and says nothing to the console", async ({ complaints, page }) => {
      test.setTimeout(300_000);
      const addresses = await findAddresses(page, routes);
      await fillCart(page);
      for (const route of routes) {
        const address = addresses.get(route) ?? "";
        expect.soft(address, `no page links to an address of ${route}`).toMatch(addressesOf(route));
        const response = await page.goto(address);
        expect.soft(response?.status(), route).toBe(200);
        await expect.soft(page.locator("h1"), route).toHaveCount(1);
        await expect.soft(page.locator("html"), route).toHaveAttribute("data-market", `${country}-en`);
        // The count comes from the browser's own state: it shows only where the page's script runs.
        await expect.soft(cartControl(page), route).toContainText("1");
        expect.soft(await overhang(page), `${route} is wider than its window`).toBeLessThanOrEqual(0);
        expect.soft(complaints.unexpected(), `up to ${route}`).toEqual([]);
      }
    });
  });
