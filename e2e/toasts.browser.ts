import { expect } from "@playwright/test";
import { cartCount, fillCart } from "@/e2e/testing/steps";
import { productPath, test } from "@/e2e/testing/test";

test("a toast appears below the header and closes after five seconds", async ({ page }) => {
  await fillCart(page);
  const header = await page.getByRole("banner").boundingBox();
  const toast = await page.getByRole("alert").filter({ hasText: "Item added to cart" }).boundingBox();
  expect(header).not.toBeNull();
  expect(toast?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  // It closes when this animation ends. Chromium could end an animation of `transform` too early.
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

test("adding to the cart offline shows an error and keeps the page and the typed quantity", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  await page.goto(productPath);
  await page.getByRole("spinbutton", { name: "Quantity" }).fill("3");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Failed to add item to cart" })).toBeVisible();
  await expect(page.getByRole("spinbutton", { name: "Quantity" })).toHaveValue("3");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(cartCount(page)).toHaveText("3");
});
