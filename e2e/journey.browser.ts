import { expect, type Page } from "@playwright/test";
import { cartCount, isPhone } from "@/e2e/testing/steps";
import { inProof, onDesktop, onPhone, productPath, test } from "@/e2e/testing/test";

const name = "Geno Pet for dogs";
const price = (page: Page) => page.locator("main strong").first();

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, role: "link" | "button" | "combobox", name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name }).filter({ visible: true }).first();
  await expect(target).toBeVisible();
  for (let steps = 0; steps < 120; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${role} ${name.toString()}.`);
}

test(
  "a visitor adds a product, changes the country and removes the product by keyboard",
  onDesktop,
  async ({ page }) => {
    await page.goto("/");
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveText("Skip to content");
    await page.keyboard.press("Enter");
    await tabTo(page, "link", "See all tests");
    await page.keyboard.press("Enter");
    await page.waitForURL("/store");
    await tabTo(page, "link", name);
    await page.keyboard.press("Enter");
    await page.waitForURL(productPath);
    await tabTo(page, "button", "Add to cart");
    await page.keyboard.press("Enter");
    await expect(cartCount(page)).toHaveText("1");

    if (isPhone(page)) {
      await page.goto(productPath);
      await tabTo(page, "button", "Open the menu");
      await page.keyboard.press("Enter");
    }
    // Start from the top: the header comes before the focused button.
    else await page.goto(productPath);
    await tabTo(page, "button", /^Country/);
    await page.keyboard.press("Enter");
    const field = page.getByRole("combobox", { name: "Country" });
    await expect(field).toBeFocused();
    await page.keyboard.type("Swed");
    await tabTo(page, "button", "Enter site");
    await page.keyboard.press("Enter");
    await expect(price(page)).toHaveText(/^SEK/);

    await tabTo(page, isPhone(page) ? "link" : "button", /^Cart/);
    await page.keyboard.press("Enter");
    await expect(page.locator("[data-subtotal]")).toHaveText(/^SEK/);
    await tabTo(page, "button", `Remove ${name}`);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Your cart is empty")).toBeVisible();
    await expect(page.locator(":focus")).toContainText("Your cart is empty");
  },
);

test.describe("on a first visit", () => {
  test.use({ country: "" });

  test(
    "the country dialog suggests the browser's country and remembers the choice",
    onPhone,
    async ({ page }) => {
      const apiCalls: string[] = [];
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith("/api/")) apiCalls.push(pathname);
      });
      await page.goto("/");
      const dialog = page.getByRole("dialog", { name: "Where are you shopping from?" });
      const country = dialog.getByRole("combobox", { name: "Country" });
      await expect(country).toHaveValue("US");
      await country.selectOption("AU");
      await expect(dialog.getByText("welcome to Tailmark Australia")).toBeVisible();
      await dialog.getByRole("button", { name: "Enter site" }).click();
      await expect(page.locator("html")).toHaveAttribute("data-market", "AU-en");
      await expect(dialog).toBeHidden();
      const before = apiCalls.length;
      expect(apiCalls.filter((path) => path === "/api/geo")).toHaveLength(1);
      await page.goto("/store");
      expect(apiCalls).toHaveLength(before);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    },
  );

  test("the country dialog opens the page in the chosen language", onPhone, async ({ page }) => {
    await page.goto("/store");
    const dialog = page.getByRole("dialog", { name: "Where are you shopping from?" });
    await dialog.getByRole("combobox", { name: "Country" }).selectOption("AT");
    await dialog.getByRole("combobox", { name: "Language" }).selectOption({ label: "Deutsch" });
    await dialog.getByRole("button", { name: "Enter site" }).click();
    await page.waitForURL("/de/store");
    await expect(page.locator("html")).toHaveAttribute("data-market", "DE-de");
    await page.goto("/checkout");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  });

  test("a closed country dialog does not reappear on the next page", inProof, async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goto("/store");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});
