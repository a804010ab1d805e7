import { expect, type Page } from "@playwright/test";
import { isPhone, signIn } from "@/e2e/testing/steps";
import { chooseCountry, test } from "@/e2e/testing/test";
import { sampleOf } from "@/tools/testing/test-effort";

const menu = (page: Page) => page.getByRole("navigation", { name: /^Catalogue for/ });

/** On a phone the categories are collapsed. */
async function openMenu(page: Page): Promise<void> {
  if (isPhone(page)) await menu(page).locator("summary").tap();
}

const entry = (page: Page, name: string) => menu(page).getByRole("link", { name, exact: true });

const storePrices = [
  ["AU", "$169.00"],
  ["DE", "€105.00"],
  ["PL", "PLN 439.00"],
  ["BR", "$109.00"],
] as const;

test("each store has its own prices, menu and categories", async ({ problems, context, page }) => {
  problems.allow(/status of 404/);
  const [first, ...others] = storePrices;
  for (const [country, price] of [first, ...sampleOf(others, 1)])
    await test.step(country, async () => {
      await chooseCountry(context, country);
      await page.goto("/store/breeder/canine/geno-pet");
      const kit = page
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { name: "Geno Pet for dogs" }) });
      await expect(kit.getByText(price, { exact: true })).toBeVisible();
      await openMenu(page);
      await expect(entry(page, "Build custom profile")).toBeVisible();
      await expect(entry(page, "Other products")).toHaveCount(country === "AU" ? 1 : 0);
      // Guests have no address.
      await expect(entry(page, "Innovative")).toHaveCount(0);
      const other = await page.request.get("/store/vet/feline/other-products");
      expect([country, other.status()]).toEqual([country, country === "AU" ? 200 : 404]);
    });
});

test.describe("without a chosen country", () => {
  test.use({ country: "" });

  test("the catalogue shows default prices and no custom profile link", async ({ page }) => {
    await page.goto("/store/vet/canine/geno-vet");
    await page.keyboard.press("Escape");
    await expect(page.getByText("$125.00", { exact: true })).toBeVisible();
    await expect(menu(page).getByText("Build custom profile").filter({ visible: true })).toHaveCount(0);
  });
});

test("the page of special offers tells a vet who they are for", async ({ page }) => {
  await signIn(page, "vet");
  await page.goto("/special-offers");
  await expect(page.getByText("Special offers are for breeders and pet owners")).toBeVisible();
  await expect(page.getByText(/^You save /)).toHaveCount(20);
  await expect(page.getByText(/^You save /).first()).toBeHidden();
});
