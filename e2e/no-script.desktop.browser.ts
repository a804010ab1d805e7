import { expect } from "@playwright/test";
import { chooseCountry, productPath, test } from "@/e2e/testing/test";

test.use({ javaScriptEnabled: false });

test("the country of a delivery is chosen without JavaScript", async ({ page }) => {
  await page.goto("/resources/international-shipping");
  const main = page.getByRole("main");
  await main.getByRole("combobox").selectOption({ label: "New Zealand" });
  await main.getByRole("button").click();
  await page.waitForURL("/resources/international-shipping/nz");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New Zealand: delivery and postage");
  await expect(main.getByRole("combobox")).toHaveValue("NZ");
  await expect(main.getByRole("row")).toHaveCount(3);
  await expect(main.getByText(/^NZD\s\d+\.\d\d$/)).toHaveCount(2);
  await page.goto("/de/resources/international-shipping/choose?country=");
  await page.waitForURL("/de/resources/international-shipping");
});

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
