import { expect } from "@playwright/test";
import { cartCount, emptyCart, fillCart, openOverview, signIn } from "@/e2e/testing/steps";
import { shopUrl, test } from "@/e2e/testing/test";

test("a second tab follows the cart and the sign-out of the first", async ({ context, page }) => {
  await signIn(page, "owner");
  await openOverview(page);
  await emptyCart(page);
  const other = await context.newPage();
  await other.goto("/store");
  await expect(cartCount(other)).toHaveCount(0);

  await fillCart(page);
  await expect(cartCount(other)).toHaveText("1");

  // By a link of the shop: a typed URL or another site must not sign anybody out.
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/api/auth/logout?next=/store";
    link.click();
  });
  await page.waitForURL("/store");
  // Signing out also clears the store of the other tab.
  await expect(cartCount(other)).toHaveCount(0);
  await other.goto("/my");
  expect(new URL(other.url()).pathname).toBe("/login");
  const cookies = await context.cookies(shopUrl);
  expect(cookies.map(({ name }) => name)).not.toContain("__Host-session");
});
