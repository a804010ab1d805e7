import { expect } from "@playwright/test";
import { findRoutePaths } from "@/e2e/testing/route-paths";
import { axeViolations, expectGoodPage } from "@/e2e/testing/axe";
import { listPublicRoutes } from "@/e2e/testing/public-routes";
import { horizontalOverflow, signIn } from "@/e2e/testing/steps";
import { test } from "@/e2e/testing/test";

/** Every public page at both sizes: too slow for `npm test`. */
for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test(`all public pages have no axe violations at ${width} px`, async ({ page }) => {
    test.setTimeout(15 * 60_000);
    await page.setViewportSize({ width, height });
    const addresses = await findRoutePaths(page, listPublicRoutes());
    for (const address of addresses.values())
      await test.step(address, async () => {
        await page.goto(address);
        expect.soft(await axeViolations(page), address).toEqual([]);
        expect
          .soft(await horizontalOverflow(page), `${address} is wider than its window`)
          .toBeLessThanOrEqual(0);
      });
  });

/** Private pages that no journey checks. */
for (const [role, path] of [
  ["breeder", "/my/loyalty-points"],
  ["breeder", "/my/animals/shared?view=with-me"],
  ["breeder", "/my/my-profile"],
] as const)
  test(`${path} has no axe violations`, async ({ page }) => {
    await signIn(page, role);
    await page.goto(path);
    await expectGoodPage(page);
  });
