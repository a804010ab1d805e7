import { expect } from "@playwright/test";
import { violationsInAllColours } from "@/e2e/testing/axe";
import { cartControl, fillCart, isPhone } from "@/e2e/testing/steps";
import { inProof, test } from "@/e2e/testing/test";

test.describe("with the colours of each account type", () => {
  test("a page with an open menu has no axe violations", async ({ page }) => {
    await page.goto("/store");
    if (isPhone(page)) await page.getByRole("button", { name: "Open the menu" }).tap();
    const menus = page.getByRole("banner").locator("summary").filter({ visible: true });
    expect(await menus.count()).toBeGreaterThan(0);
    await menus.first().click();
    await expect(page.locator("header details[open]")).toHaveCount(1);
    expect(await violationsInAllColours(page, "body > header")).toEqual([]);
  });

  test("a page with the country dialog has no axe violations", inProof, async ({ context, page }) => {
    await context.clearCookies({ name: "country" });
    await page.goto("/");
    await expect(page.getByRole("combobox", { name: "Country" })).toBeFocused();
    expect(await violationsInAllColours(page, "[role=dialog]")).toEqual([]);
  });

  test("a page with a toast and the open cart has no axe violations", inProof, async ({ page }) => {
    await fillCart(page);
    expect(await violationsInAllColours(page, ".Toastify")).toEqual([]);
    await cartControl(page).click();
    await expect(page.getByRole("button", { name: /^Remove/ })).toBeVisible();
    expect(await violationsInAllColours(page, "main")).toEqual([]);
  });
});
