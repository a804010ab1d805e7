import { expect } from "@playwright/test";
import { findAddresses } from "@/e2e/testing/addresses";
import { findings } from "@/e2e/testing/axe";
import { publicRoutes } from "@/e2e/testing/public-routes";
import { overhang } from "@/e2e/testing/steps";
import { test } from "@/e2e/testing/test";

/** Every public page at both sizes: longer than `npm test` should wait, so a proof of its own. */
for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test(`axe finds nothing on any public page, ${width} wide`, async ({ page }) => {
    test.setTimeout(15 * 60_000);
    await page.setViewportSize({ width, height });
    const addresses = await findAddresses(page, publicRoutes());
    for (const address of addresses.values())
      await test.step(address, async () => {
        await page.goto(address, { waitUntil: "networkidle" });
        expect.soft(await findings(page), address).toEqual([]);
        expect.soft(await overhang(page), `${address} is wider than its window`).toBeLessThanOrEqual(0);
      });
  });
