import { expect, type Locator, type Page } from "@playwright/test";
import { productPath } from "@/e2e/testing/test";

/** Puts a product into the cart as a person does, and waits until the page says so. */
export async function fillCart(page: Page): Promise<void> {
  await page.goto(productPath);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText("Item added to cart")).toBeVisible();
  await expect(cartControl(page)).toContainText("1");
}

/** The cart in the header: on a phone the way to it, elsewhere what opens it. */
export function cartControl(page: Page): Locator {
  return page.locator("[data-cart-badge]").filter({ visible: true });
}

/** What stands on it. */
export function cartCount(page: Page): Locator {
  return cartControl(page).locator("[data-cart-count]");
}

/** Signs a demo account in and ends at its own page. */
export async function signIn(page: Page, role: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(`${role}@tailmark.test`);
  await page.getByLabel("Password").fill("Tailmark-demo-1");
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL("/my");
}

/** A person's cart outlives the test that filled it, so that who counts in it begins with an empty one. */
export async function emptyCart(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const read = async (path: string) => (await fetch(`/api${path}`)).json();
    const { cartSessionId } = await read("/my/details");
    if (cartSessionId === null) return;
    const { items } = await read(`/cart/${cartSessionId}`);
    for (const { id } of items) await fetch(`/api/cart/${cartSessionId}/item/${id}`, { method: "DELETE" });
  });
}

/** How much wider the page is than its window. Not `innerWidth`: on a phone that grows with what is too wide. */
export async function overhang(page: Page): Promise<number> {
  const width = page.viewportSize()?.width ?? 0;
  return (await page.evaluate(() => document.documentElement.scrollWidth)) - width;
}
