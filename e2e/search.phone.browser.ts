import { expect, type Page } from "@playwright/test";
import { axeViolations } from "@/e2e/testing/axe";
import { isPhone } from "@/e2e/testing/steps";
import { inProof, shopUrl, test } from "@/e2e/testing/test";

/** In a list the search is part of the filters. */
const find = (page: Page) => page.getByRole("main").getByRole("search", { name: "Search and filter" });
const options = (page: Page) => page.getByRole("listbox").getByRole("option");

/** Focuses the search field, which loads the suggestion code. */
async function openField(page: Page) {
  const plain = find(page).getByLabel("Find a product");
  await (isPhone(page) ? plain.tap() : plain.click());
  const field = find(page).getByRole("combobox", { name: "Find a product" });
  await expect(field).toBeFocused();
  return field;
}

test("a misspelt name gets accessible suggestions that link to the product", async ({ page }) => {
  await page.goto("/store");
  const field = await openField(page);
  await field.pressSequentially("rotweiler");
  await expect(options(page).first()).toHaveText(/Rottweiler/);
  await expect(find(page).getByText(/^\d+ suggestions$/)).toBeAttached();
  const list = page.getByRole("listbox");
  expect(await list.evaluate((box) => box.getBoundingClientRect().height)).toBeLessThanOrEqual(256);
  expect(await axeViolations(page)).toEqual([]);
  await field.press("ArrowDown");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  const name = (await options(page).first().locator("span").first().innerText()).trim();
  await field.press("Enter");
  await page.waitForURL(/\/store\/[a-z0-9-]*rottweiler[a-z0-9-]*-canine\/p\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test(
  "a category page for vets suggests its own products, and reports no results",
  inProof,
  async ({ page }) => {
    await page.goto("/vet/for-cats/dna-tests");
    const field = await openField(page);
    const requested = page.waitForRequest(/\/api\/store\/products\?/);
    await field.fill("kidney");
    const query = new URL((await requested).url()).searchParams;
    expect([query.get("user_type"), query.get("species")]).toEqual(["vet", "feline"]);
    expect(query.get("category_ids")?.split(",")).toContain("13");
    await expect(options(page).first()).toHaveText(/kidney/i);
    await expect(options(page).filter({ hasText: "Dogs" })).toHaveCount(0);
    await field.fill("xqzwv");
    await expect(find(page).getByText("Result not found.")).toBeVisible();
    await field.press("Escape");
    await expect(find(page).getByText("Result not found.")).toBeHidden();
  },
);

test("the search page groups results by kind and links to all of each kind", inProof, async ({ page }) => {
  await page.goto("/search");
  const main = page.getByRole("main");
  const form = main.getByRole("search");
  await form.getByRole("searchbox").fill("hair");
  await form.getByRole("button").click();
  await page.waitForURL("/search?q=hair");
  for (const kind of ["Products", "Breeds", "Tests"])
    await expect(main.getByRole("heading", { level: 2, name: kind })).toBeVisible();
  await main.getByRole("link", { name: /^Show all \d+ breeds$/ }).click();
  await page.waitForURL("/search?q=hair&only=breeds");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText(["Breeds"]);
  await main.getByRole("link", { name: /^See all results/ }).click();
  await page.goto("/search?q=swab");
  await expect(main.getByRole("heading", { level: 2, name: "Help" })).toBeVisible();
  await expect(main.getByRole("link", { name: /litter/i }).first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test("the search form works without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shopUrl}/store`);
  await find(page).getByLabel("Find a product").fill("labradore");
  await find(page).getByRole("button", { name: "Find", exact: true }).first().click();
  await page.waitForURL(/\/store\?search=labradore&/);
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /Labrador Retriever/ })
      .first(),
  ).toBeVisible();
  await context.close();
});
