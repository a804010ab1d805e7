import { expect, type Page } from "@playwright/test";
import { productPath } from "@/e2e/testing/test";

/** Puts a product into the cart as a person does, and waits until the page says so. */
export async function fillCart(page: Page): Promise<void> {
  await page.goto(productPath);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText("Item added to cart")).toBeVisible();
  await expect(page.locator("[data-cart-badge]")).toContainText("1");
}

/** Signs a demo account in and ends at its own page. */
export async function signIn(page: Page, role: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(`${role}@tailmark.test`);
  await page.getByLabel("Password").fill("Tailmark-demo-1");
  await page.getByRole("button").last().click();
  await page.waitForURL("/my");
}
