import { expect, type Page } from "@playwright/test";
import { axeViolations, contrastViolations } from "@/e2e/testing/axe";
import { cartControl, fillCart } from "@/e2e/testing/steps";
import { shopUrl, test } from "@/e2e/testing/test";

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 481;

for (const [type, violations] of [
  ["breeder", axeViolations],
  ["owner", contrastViolations],
  ["vet", contrastViolations],
] as const)
  test.describe(`with the colours of a ${type}`, () => {
    test.beforeEach(({ context }) => context.addCookies([{ name: "user_type", value: type, url: shopUrl }]));

    test("a page with an open menu has no axe violations", async ({ page }) => {
      await page.goto("/store");
      if (isPhone(page)) await page.getByRole("button", { name: "Open the menu" }).tap();
      const menus = page.getByRole("banner").locator("summary").filter({ visible: true });
      expect(await menus.count()).toBeGreaterThan(0);
      await menus.first().click();
      await expect(page.locator("header details[open]")).toHaveCount(1);
      expect(await violations(page)).toEqual([]);
    });

    test("a page with the country dialog has no axe violations", async ({ context, page }) => {
      await context.clearCookies({ name: "country" });
      await page.goto("/");
      await expect(page.getByRole("combobox", { name: "Country" })).toBeFocused();
      expect(await violations(page)).toEqual([]);
    });

    test("a page with a toast and the open cart has no axe violations", async ({ page }) => {
      await fillCart(page);
      expect(await violations(page)).toEqual([]);
      await cartControl(page).click();
      await expect(page.getByRole("button", { name: /^Remove/ })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
