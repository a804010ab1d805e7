import { expect, type Page } from "@playwright/test";
import { axeViolations } from "@/e2e/testing/axe";
import { isPhone } from "@/e2e/testing/steps";
import { shopUrl, test } from "@/e2e/testing/test";

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
  // The list behind is replaced, and the suggestions stay.
  await page.waitForURL("/store?search=rotweiler");
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
