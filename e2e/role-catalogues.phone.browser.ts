import { expect, type Page } from "@playwright/test";
import { axeViolations } from "@/e2e/testing/axe";
import { horizontalOverflow, isPhone, signIn } from "@/e2e/testing/steps";
import { chooseCountry, inProof, test } from "@/e2e/testing/test";
import { sampleOf } from "@/tools/testing/test-effort";

const menu = (page: Page) => page.getByRole("navigation", { name: /^Catalogue for/ });
const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** On a phone the categories are collapsed. */
async function openMenu(page: Page): Promise<void> {
  if (isPhone(page)) await menu(page).locator("summary").tap();
}

const entry = (page: Page, name: string) => menu(page).getByRole("link", { name, exact: true });

test(
  "a breeder browses the catalogue from the landing page through its categories",
  inProof,
  async ({ page }) => {
    await page.goto("/breeder/for-cats");
    await page.getByRole("link", { name: "The whole catalogue for cat breeders" }).click();
    await expect(title(page)).toHaveText("What cat breeders order most");
    await expect(page.getByRole("region", { name: "Most ordered first" }).getByRole("listitem")).toHaveCount(
      12,
    );

    await openMenu(page);
    await expect(entry(page, "Best sellers")).toHaveAttribute("aria-current", "page");
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
    await entry(page, "Single tests").click();
    await expect(page).toHaveURL("/store/breeder/feline/single-tests");
    const results = page.getByRole("region", { name: "Products", exact: true });
    await expect(results.getByRole("status")).toContainText("Page 1 of");
    expect(await axeViolations(page)).toEqual([]);
    await results.getByRole("link", { name: "Next page" }).click();
    await expect(page).toHaveURL("/store/breeder/feline/single-tests?page=2");
    await expect(results.getByRole("status")).toContainText("Page 2 of");
    await page.goBack();
    await expect(results.getByRole("status")).toContainText("Page 1 of");

    await page.getByRole("link", { name: "The same for dogs" }).click();
    await expect(title(page)).toHaveText("One-gene tests for dog breeders");
    for (const crumb of ["Store", "Breeders", "Dogs"])
      await expect(
        page.getByRole("navigation", { name: "You are here" }).getByRole("link", { name: crumb }),
      ).toBeVisible();
    await page.goto("/store/breeder/canine");
    await expect(page).toHaveURL("/store/breeder/canine/best-sellers");
    await page.goto("/store/vet");
    await expect(page).toHaveURL("/vet");
  },
);

const storePrices = [
  ["AU", "$169.00"],
  ["GB", "£89.00"],
  ["DE", "€105.00"],
  ["ES", "€105.00"],
  ["FR", "€105.00"],
  ["IT", "€105.00"],
  ["NL", "€105.00"],
  ["PL", "PLN 439.00"],
  ["PT", "€105.00"],
  ["SE", "SEK 1,149.00"],
  ["CA", "CAD 155.00"],
  ["NZ", "NZD 185.00"],
  ["US", "$109.00"],
  ["BR", "$109.00"],
  ["JP", "$109.00"],
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

test.describe("in Australia", () => {
  test.use({ country: "AU" });

  test(
    "each role sees other products, and Australian residents also innovative ones",
    inProof,
    async ({ page }) => {
      await page.goto("/store/breeder/canine/other-products");
      await expect(page.getByRole("link", { name: "Litter folders, pack of 10" })).toBeVisible();
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
      await page.goto("/store/vet/feline/other-products");
      await expect(page.getByRole("link", { name: "Blood cards, pack of 10" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Home pregnancy test for dogs" })).toHaveCount(0);

      await signIn(page, "breeder");
      await page.goto("/store/breeder/canine/multi-packs");
      await openMenu(page);
      await expect(entry(page, "Innovative")).toBeVisible();
      await entry(page, "Special offers").click();
      await expect(title(page)).toHaveText("Special offers");
    },
  );
});

test("special offers are sorted by saving, filtered by species and paginated", inProof, async ({ page }) => {
  await page.goto("/pet-owner/products");
  await page.getByRole("navigation", { name: "Shop" }).getByRole("link", { name: "Special offers" }).click();
  await expect(page).toHaveURL("/special-offers");
  const list = page.getByRole("region", { name: "Biggest saving first" });
  const readSavings = async () => {
    const texts = await list.getByText(/^You save /).allInnerTexts();
    return texts.map((text) => Number(text.replace(/[^\d.]/g, "")));
  };
  await expect(list.getByText(/^You save /)).toHaveCount(20);
  const savings = await readSavings();
  expect(savings).toEqual(savings.toSorted((a, b) => b - a));
  expect(await axeViolations(page)).toEqual([]);

  await list.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL("/special-offers?page=2");
  await expect(list.getByText(/Page 2 of/)).toBeVisible();

  const cats = page.getByRole("navigation", { name: "Dogs or cats" }).getByRole("link", { name: "Cats" });
  await cats.click();
  await expect(page).toHaveURL("/special-offers?species=feline");
  await expect(cats).toHaveAttribute("aria-current", "page");
  const names = list.getByRole("heading", { level: 3 });
  await expect(names.first()).toBeVisible();
  await expect(names.filter({ hasText: /\bdogs?\b/i })).toHaveCount(0);
});

test("the page of special offers tells a vet who they are for", async ({ page }) => {
  await signIn(page, "vet");
  await page.goto("/special-offers");
  await expect(page.getByText("Special offers are for breeders and pet owners")).toBeVisible();
  await expect(page.getByText(/^You save /)).toHaveCount(20);
  await expect(page.getByText(/^You save /).first()).toBeHidden();
});

test(
  "the breeds of a catalogue have no horizontal overflow and no axe violations",
  inProof,
  async ({ page }) => {
    await page.goto("/store/vet/canine/breeds");
    await openMenu(page);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
  },
);
