import { expect } from "@playwright/test";
import { fillCart } from "@/e2e/testing/steps";
import { test } from "@/e2e/testing/test";

test("the timer that closes a toast animates nothing that the compositor would run", async ({ page }) => {
  await fillCart(page);
  const animated = await page.locator(".Toastify__progress-bar").evaluate((bar) =>
    bar.getAnimations().map(({ effect }) => {
      const [, last] = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      return {
        duration: effect?.getTiming().duration,
        visibility: last?.visibility,
        transform: last?.transform,
      };
    }),
  );
  expect(animated).toEqual([{ duration: 5_000, visibility: "hidden", transform: undefined }]);
});
