import { expect } from "@playwright/test";
import { chooseCountry, productPath, test } from "@/e2e/testing/test";

test.use({ javaScriptEnabled: false });

/** The stack tests read the HTML; this checks what is visible without scripts. */
for (const [country, price] of [
  ["AU", /^\$\d+\.\d\d$/],
  ["GB", /^£\d+\.\d\d$/],
  ["SE", /^SEK\s[\d,]+\.\d\d$/],
  ["US", /^\$\d+\.\d\d$/],
] as const)
  test(`store and product page show the prices of ${country} without JavaScript`, async ({
    context,
    page,
  }) => {
    await chooseCountry(context, country);
    await page.goto("/store");
    await expect(page.locator("html")).toHaveAttribute("data-market", `${country}-en`);
    await expect(page.getByText(price).filter({ visible: true })).toHaveCount(20);
    await page.goto(productPath);
    await expect(page.locator("html")).toHaveAttribute("data-market", `${country}-en`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("main strong").first()).toHaveText(price);
    await expect(page.locator("main strong").first()).toBeVisible();
  });
