import { expect } from "@playwright/test";
import { fillCart } from "@/e2e/testing/steps";
import { test } from "@/e2e/testing/test";

test("opening the cart panel closes the toast", async ({ page }) => {
  await fillCart(page);
  const toast = page.getByRole("alert").filter({ hasText: "Item added to cart" });
  await expect(toast).toBeVisible();
  await page.getByRole("button", { name: /^Cart/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(toast).toHaveCount(0, { timeout: 2_000 });
});
