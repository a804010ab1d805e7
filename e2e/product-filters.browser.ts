import { expect, type Page } from "@playwright/test";
import { expectGoodPage } from "@/e2e/testing/axe";
import { isPhone } from "@/e2e/testing/steps";
import { inProof, onDesktop, onPhone, test } from "@/e2e/testing/test";

const form = (page: Page) => page.getByRole("search", { name: "Search and filter" });
const text = (page: Page) => form(page).getByLabel("Find a product").and(page.locator("input"));
const box = (page: Page, name: string) =>
  form(page).getByRole("checkbox", { name: new RegExp(`^${name}`), includeHidden: true });
const results = (page: Page) => page.getByRole("region", { name: "Products" });
const chips = (page: Page) => page.getByRole("list", { name: "Chosen filters" });

/** On a phone the filters are in a sheet. */
async function openFilters(page: Page): Promise<void> {
  const button = form(page).getByRole("button", { name: /^Filters/ });
  if (isPhone(page)) await button.tap();
  else await expect(button).toBeHidden();
  await expect(box(page, "Trait")).toBeVisible();
}

async function countOf(page: Page): Promise<number> {
  const status = await results(page).getByRole("status").innerText();
  return Number(/^\d+/.exec(status)?.[0]);
}

test(
  "filters are kept in the URL: shared, reloaded, undone with Back and removed",
  onPhone,
  async ({ browser, context, page }) => {
    await page.goto("/store");
    const all = await countOf(page);
    await openFilters(page);
    const promised = Number(await box(page, "Trait").locator("xpath=../span[2]").innerText());

    await test.step("a filter applies at once, with the announced count, and keeps the focus", async () => {
      await box(page, "Trait").focus();
      await page.keyboard.press("Space");
      await page.waitForURL("/store?types=trait");
      await expect(chips(page).getByRole("link", { name: "Remove Trait" })).toBeVisible();
      await expect.poll(() => countOf(page)).toBe(promised);
      expect(promised).toBeLessThan(all);
      await expect(box(page, "Trait")).toBeFocused();
      await expect(box(page, "Trait")).toBeChecked();
      await expect(box(page, "Trait")).toBeVisible();
    });

    await test.step("a breed is found by part of its name", async () => {
      await form(page).getByRole("searchbox", { name: "Find a breed" }).fill("labrador ret");
      await box(page, "Labrador Retriever").check();
      await expect(chips(page).getByRole("link", { name: "Remove Labrador Retriever" })).toBeVisible();
      await expect(page).toHaveURL(/\/store\?types=trait&breed_search=labrador\+ret&breeds=\d+$/);
    });

    await test.step("the sheet closes with its button", async () => {
      await form(page).getByRole("button", { name: "Show products" }).tap();
      await expect(box(page, "Trait")).toBeHidden();
    });

    const shared = page.url();
    const found = await countOf(page);
    await test.step("a reload and another browser show the same results", async () => {
      await page.reload();
      await expect.poll(() => countOf(page)).toBe(found);
      const other = await browser.newPage();
      await other.context().addCookies(await context.cookies());
      await other.goto(shared);
      await expect.poll(() => countOf(other)).toBe(found);
      await expect(chips(other).getByRole("link", { name: "Remove Labrador Retriever" })).toBeVisible();
      await other.context().close();
    });

    await test.step("Back and Forward restore list and form", async () => {
      await page.goBack();
      await page.goBack();
      await page.waitForURL("/store?types=trait");
      await expect(results(page).getByRole("status")).toContainText(`${promised} products`);
      await expect(box(page, "Trait")).toBeChecked();
      await page.goBack();
      await page.waitForURL("/store");
      await expect(results(page).getByRole("status")).toContainText(`${all} products`);
      await expect(box(page, "Trait")).not.toBeChecked();
      await page.goForward();
      await page.waitForURL("/store?types=trait");
      await expect(box(page, "Trait")).toBeChecked();
    });

    await test.step("a chip removes its filter", async () => {
      await chips(page).getByRole("link", { name: "Remove Trait" }).click();
      await page.waitForURL("/store");
      await expect.poll(() => countOf(page)).toBe(all);
    });
  },
);

test("typed text is never lost while results load slowly", onDesktop, async ({ page }) => {
  await page.goto("/store");
  await openFilters(page);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/store\?search=/, async (route) => {
    await held;
    await route.continue();
  });
  await text(page).pressSequentially("pro");
  await expect(form(page).getByText("Loading products")).toBeAttached();
  await text(page).pressSequentially("gressive", { delay: 60 });
  letGo();
  await page.waitForURL("/store?search=progressive");
  await expect(results(page).getByRole("status")).toContainText("for “progressive”");
  await expect(text(page)).toHaveValue("progressive");
  await expect(text(page)).toBeFocused();
  await text(page).fill("zzzz");
  await expect(results(page).getByText("No Results")).toBeVisible();
  await results(page).getByRole("link", { name: "Show all products" }).click();
  await page.waitForURL("/store");
});

test("filters, chips and empty results have no axe violations", inProof, async ({ page }) => {
  for (const query of ["types=trait&species=canine&breed_search=hus", "search=zzzz&types=disease"]) {
    await page.goto(`/store?${query}`);
    await openFilters(page);
    await expectGoodPage(page);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the filter form works with its submit buttons", onPhone, async ({ page }) => {
    await page.goto("/store");
    await openFilters(page);
    await box(page, "Trait").check();
    await box(page, "Disease").check();
    await form(page).getByRole("searchbox", { name: "Find a breed" }).fill("labrador ret");
    await form(page).getByRole("button", { name: "Find a breed" }).click();
    await openFilters(page);
    await box(page, "Labrador Retriever").check();
    await form(page).getByRole("button", { name: "Show products" }).click();
    for (const name of ["Disease", "Trait", "Labrador Retriever"])
      await expect(chips(page).getByRole("link", { name: `Remove ${name}` })).toBeVisible();
  });
});
