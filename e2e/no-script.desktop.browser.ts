import { expect } from "@playwright/test";
import { chooseCountry, productPath, test } from "@/e2e/testing/test";

test.use({ javaScriptEnabled: false });

/** The stack tests read the HTML; this checks what is visible without scripts. */
test("store and product page show prices without JavaScript", async ({ context, page }) => {
  const price = /^SEK\s[\d,]+\.\d\d$/;
  await chooseCountry(context, "SE");
  await page.goto("/store");
  await expect(page.locator("html")).toHaveAttribute("data-market", "SE-en");
  await expect(page.getByText(price).filter({ visible: true })).toHaveCount(20);
  await page.goto(productPath);
  await expect(page.locator("html")).toHaveAttribute("data-market", "SE-en");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main strong").first()).toHaveText(price);
  await expect(page.locator("main strong").first()).toBeVisible();
});
