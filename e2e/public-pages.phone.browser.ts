import { expect } from "@playwright/test";
import { findRoutePaths } from "@/e2e/testing/route-paths";
import { listPublicRoutes, routePattern } from "@/e2e/testing/public-routes";
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

/** Templates that no other browser test opens. */
const seenNowhereElse = [
  "/breeder",
  "/breeder/for-dogs",
  "/vet",
  "/vet/for-dogs",
  "/vet/for-dogs/geno-pet",
  "/compare-tailmark",
  "/research-innovation/apply",
  "/store/breeder/[species]/breeds",
  "/store/breeder/[species]/build-custom-profile",
];

/**
 * Pages are rendered on first request, so the build does not cover them. A failing page does not stop the others.
 * `npm run proof:sizes` opens all, in the market of AU. In that of SE few are opened, and those requested that
 * e2e/cache/edge.stack.test.ts does not request: pages with parameters, and those rendered for each request.
 */
const notInEdgeTest = routes.filter((route) => /\[|^\/$|^\/search$/.test(route));
for (const [country, requested, opened] of [
  ["AU", routes, routes],
  ["SE", new Set([...notInEdgeTest, ...seenNowhereElse]), seenNowhereElse],
] as const)
  test.describe(`in the market of ${country}`, () => {
    test.use({ country });

    test("every public page renders, and each template hydrates and logs nothing", async ({
      problems,
      page,
    }) => {
      test.setTimeout(300_000);
      const paths = await findRoutePaths(page, routes);
      await fillCart(page);
      for (const route of requested) {
        const path = paths.get(route) ?? "";
        expect.soft(path, `no page links to ${route}`).toMatch(routePattern(route));
        const response = await page.request.get(path);
        const html = await response.text();
        expect.soft(response.status(), route).toBe(200);
        expect.soft(html.match(/<h1[\s>]/g), route).toHaveLength(1);
        expect.soft(html, route).toContain(`data-market="${country}-en"`);
        if (!opened.includes(route)) continue;
        await page.goto(path);
        // The count comes from client state: it appears only if the page has hydrated.
        await expect.soft(cartControl(page), route).toContainText("1");
        expect
          .soft(await horizontalOverflow(page), `${route} is wider than its window`)
          .toBeLessThanOrEqual(0);
        expect.soft(problems.unexpected(), `up to ${route}`).toEqual([]);
      }
    });
  });
