import { expect, type Page } from "@playwright/test";
import { cartCount } from "@/e2e/testing/steps";
import { productPath, test } from "@/e2e/testing/test";

/** Holds back all scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route("**/*.js", async (route) => {
    await gate;
    await route.continue();
  });
  return letThrough;
}

test("Add to cart before hydration adds one item after hydration", async ({ page }) => {
  const letThrough = await holdScripts(page);
  const opened = page.goto(productPath);
  const button = page.getByRole("button", { name: "Add to cart" });
  await button.click();
  await button.click();
  await expect(button).toHaveAttribute("data-held");
  letThrough();
  await opened;
  await expect(page.getByText("Item added to cart")).toBeVisible();
  await expect(cartCount(page)).toHaveText("1");
  await expect(button).not.toHaveAttribute("data-held");
  expect(new URL(page.url()).search).toBe("");
});

test("a sign-in form submitted before hydration signs in after hydration", async ({ page }) => {
  const letThrough = await holdScripts(page);
  const opened = page.goto("/login");
  await page.getByLabel("Email").fill("owner@tailmark.test");
  await page.getByLabel("Password").fill("Tailmark-demo-1");
  await page.getByRole("button", { name: "Sign in" }).click();
  letThrough();
  await opened;
  await page.waitForURL("/my");
});

test("a search field focused before hydration shows suggestions after hydration", async ({ page }) => {
  const letThrough = await holdScripts(page);
  const opened = page.goto("/store");
  const form = page.getByRole("main").getByRole("search", { name: "Search and filter" });
  await form.getByRole("searchbox", { name: "Find a product" }).click();
  letThrough();
  await opened;
  await form.getByRole("combobox", { name: "Find a product" }).fill("kidney");
  await expect(page.getByRole("listbox").getByRole("option").first()).toHaveText(/kidney/i);
});
