import { expect } from "@playwright/test";
import { findRoutePaths } from "@/e2e/testing/route-paths";
import { routePattern, listPublicRoutes } from "@/e2e/testing/public-routes";
import { cartControl, fillCart, horizontalOverflow } from "@/e2e/testing/steps";
import { categoryPages } from "@/lib/navigation/category-pages";
import { test } from "@/e2e/testing/test";

const routes = listPublicRoutes();
const categoryPaths = categoryPages.map(({ path }) => path);

test("the list of public routes contains the main pages", () => {
  expect(routes).toEqual(
    expect.arrayContaining(["/", "/store", "/store/[name]/p/[id]", "/search", ...categoryPaths]),
  );
});

/**
 * Pages are rendered on first request, so the build does not cover them. Opens each in one tab; a failing page does not
 * stop the others. `npm test` opens those of one market (see playwright.config.ts).
 */
for (const country of ["AU", "SE"])
  test.describe(`in the market of ${country}`, () => {
    test.use({ country });

    test("every public page renders, hydrates and logs nothing", async ({ problems, page }) => {
      test.setTimeout(300_000);
      const paths = await findRoutePaths(page, routes);
      await fillCart(page);
      for (const route of routes) {
        const path = paths.get(route) ?? "";
        expect.soft(path, `no page links to ${route}`).toMatch(routePattern(route));
        const response = await page.goto(path);
        expect.soft(response?.status(), route).toBe(200);
        await expect.soft(page.locator("h1"), route).toHaveCount(1);
        await expect.soft(page.locator("html"), route).toHaveAttribute("data-market", `${country}-en`);
        // The count comes from client state: it appears only if the page has hydrated.
        await expect.soft(cartControl(page), route).toContainText("1");
        expect
          .soft(await horizontalOverflow(page), `${route} is wider than its window`)
          .toBeLessThanOrEqual(0);
        expect.soft(problems.unexpected(), `up to ${route}`).toEqual([]);
      }
    });
  });
