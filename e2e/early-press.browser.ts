import { expect, type Page } from "@playwright/test";
import { cartCount } from "@/e2e/testing/steps";
import { productPath, test } from "@/e2e/testing/test";

/** A line so slow that the page's own scripts arrive only when they are let through. */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await gate;
    await route.continue();
  });
  return letThrough;
}

test("what is put into the cart before the page is awake is in it once it is", async ({ page }) => {
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

test("who signs in before the page is awake is signed in with what they wrote", async ({ page }) => {
  const letThrough = await holdScripts(page);
  const opened = page.goto("/login");
  await page.getByLabel("E-mail").fill("owner@tailmark.test");
  await page.getByLabel("Password").fill("Tailmark-demo-1");
  await page.getByRole("button", { name: "Login" }).click();
  letThrough();
  await opened;
  await page.waitForURL("/my");
});

test("who goes to the search before the page is awake finds suggestions in it", async ({ page }) => {
  const letThrough = await holdScripts(page);
  const opened = page.goto("/store");
  const form = page.getByRole("main").getByRole("search", { name: "Find a product" });
  await form.getByRole("textbox").click();
  letThrough();
  await opened;
  await form.getByRole("combobox").fill("kidney");
  await expect(page.getByRole("listbox").getByRole("option").first()).toHaveText(/kidney/i);
});

test("where the scripts never come, a form stays as it was typed, and nothing of it gets into the address", async ({
  complaints,
  page,
}) => {
  complaints.expect(/ERR_FAILED/);
  await page.route("**/_next/static/chunks/*.js", (route) => route.abort());
  // It never wakes.
  const opened = page.goto("/login?next=%2Fmy").catch(() => undefined);
  await page.getByLabel("Password").fill("Tailmark-demo-1");
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByLabel("Password").press("Enter");
  await expect(page.getByRole("button", { name: "Login" })).toHaveAttribute("data-held");
  await expect(page.getByLabel("Password")).toHaveValue("Tailmark-demo-1");
  expect(page.url()).toMatch(/\/login\?next=%2Fmy$/);
  await page.close();
  await opened;
});
