import { expect, type Page } from "@playwright/test";
import { findings } from "@/e2e/testing/axe";
import { unnamedPassword } from "@/e2e/testing/registration";
import { cartControl, fillCart } from "@/e2e/testing/steps";
import { productPath, shopUrl, test } from "@/e2e/testing/test";

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 481;

/** As a link in a mail leads there; whether the key fits shows only when the form is sent. */
const linkPage = `/reset-password?token=${"x".repeat(43)}`;

/** Once the numbers that count up have come to rest. */
const settled = { waitUntil: "networkidle" } as const;

for (const path of [
  "/login",
  "/checkout",
  "/search?q=dog",
  "/register",
  "/register/vet",
  "/forgot-password",
  "/account-deleted",
  linkPage,
])
  test(`axe finds nothing on ${path}`, async ({ complaints, page }) => {
    // Whose password it is the page cannot say: only the key in the link knows.
    if (path === linkPage) complaints.expect(unnamedPassword);
    await page.goto(path, settled);
    expect(await findings(page)).toEqual([]);
  });

for (const type of ["breeder", "owner", "vet"])
  test.describe(`in the colour of a ${type}`, () => {
    test.beforeEach(({ context }) => context.addCookies([{ name: "user_type", value: type, url: shopUrl }]));

    for (const path of ["/", "/store", productPath])
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path, settled);
        await expect(page.locator("html")).toHaveAttribute("data-user-type", type);
        expect(await findings(page)).toEqual([]);
      });

    test("nor with menus open", async ({ page }) => {
      await page.goto("/store", settled);
      if (isPhone(page)) await page.getByRole("button", { name: "Open the menu" }).tap();
      const menus = page.getByRole("banner").locator("summary").filter({ visible: true });
      expect(await menus.count()).toBeGreaterThan(0);
      await menus.first().click();
      await expect(page.locator("header details[open]")).toHaveCount(1);
      expect(await findings(page)).toEqual([]);
    });

    test("nor with the question about the country", async ({ context, page }) => {
      await context.clearCookies({ name: "country" });
      await page.goto("/");
      await expect(page.getByRole("combobox", { name: "Country" })).toBeFocused();
      expect(await findings(page)).toEqual([]);
    });

    test("nor with a toast, nor with the cart", async ({ page }) => {
      await fillCart(page);
      expect(await findings(page)).toEqual([]);
      await cartControl(page).click();
      await expect(page.getByRole("button", { name: /^Remove/ })).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  });
