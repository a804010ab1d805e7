import { expect, type Page } from "@playwright/test";
import { cartControl, cartCount, isPhone } from "@/e2e/testing/steps";
import { inProof, onDesktop, onPhone, productPath, shopUrl, test } from "@/e2e/testing/test";

const name = "Geno Pet for dogs";
const price = (page: Page) => page.locator("main strong").first();
const removeButton = (page: Page) => page.getByRole("button", { name: `Remove ${name}` });
/** Opens the cart panel; on a phone the cart page. */
async function openCart(page: Page): Promise<void> {
  if (isPhone(page)) await cartControl(page).tap();
  else await cartControl(page).click();
  await expect(removeButton(page)).toBeVisible();
}

/** The country button is in the header bar; on a phone in the menu. */
async function openCountryDialog(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole("button", { name: "Open the menu" }).tap();
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Country/ })
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

/** The Playwright method: tap on a phone, else click. */
const pressMethod = (page: Page) => (isPhone(page) ? ("tap" as const) : ("click" as const));

test.describe("with animations", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a visitor adds a product, changes the country and removes the product", inProof, async ({ page }) => {
    const press = pressMethod(page);
    await page.goto("/");
    await page.getByRole("main").getByRole("link", { name: "See all tests" })[press]();
    await page.waitForURL("/store");
    await page.getByRole("link", { name }).first()[press]();
    await page.waitForURL(productPath);
    const american = await price(page).innerText();
    await page.getByRole("button", { name: "Add to cart" })[press]();
    await expect(page.getByText("Item added to cart")).toBeVisible();
    await expect(cartCount(page)).toHaveText("1");

    await test.step("another country changes the price on the page and in the cart", async () => {
      await openCountryDialog(page);
      await page.getByRole("combobox", { name: "Country" }).selectOption({ label: "Sweden" });
      await page.getByRole("button", { name: "Enter site" })[press]();
      await expect(price(page)).toHaveText(/^SEK/);
      expect(await price(page).innerText()).not.toBe(american);
      const cookies = await page.context().cookies(shopUrl);
      const country = cookies.find((cookie) => cookie.name === "country");
      expect(country?.value).toBe("SE");
      const days = ((country?.expires ?? 0) - Date.now() / 1000) / 86_400;
      expect(Math.round(days)).toBe(31);
      await openCart(page);
      await expect(page.locator("[data-subtotal]")).toHaveText(/^SEK/);
    });

    await test.step("a reload keeps the cart", async () => {
      await page.reload();
      await expect(isPhone(page) ? removeButton(page) : cartCount(page)).toBeVisible();
    });

    await test.step("removing the product moves the focus to the empty cart", async () => {
      if (!isPhone(page)) await openCart(page);
      await removeButton(page)[press]();
      await expect(page.getByText("Your cart is empty")).toBeVisible();
      await expect(page.getByText(`${name} was removed from your cart.`)).toBeAttached();
      const focused = page.locator(":focus");
      await expect(focused).toContainText("Your cart is empty");
      await expect(focused).not.toContainText("We have merged");
    });
  });
});

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
    await tabTo(page, "button", `Remove ${name}`);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Your cart is empty")).toBeVisible();
    await expect(page.locator(":focus")).toContainText("Your cart is empty");
  },
);

test(
  "fifty quick clicks on plus give the right quantity with at most five requests",
  onDesktop,
  async ({ page }) => {
    await page.goto(productPath);
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect(cartCount(page)).toHaveText("1");
    await openCart(page);
    const requests: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.startsWith("/api/")) requests.push(request.method());
    });
    const more = page.getByRole("button", { name: `One more ${name}` });
    const saved = page.waitForResponse((response) => /\b51\b/.test(response.request().postData() ?? ""));
    // One command for all: fifty commands take so long on a busy machine that the shop sends in between.
    await more.click({ clickCount: 50 });
    await expect(page.getByRole("spinbutton", { name: `Quantity of ${name}` })).toHaveValue("51");
    await saved;
    expect(requests.length).toBeLessThanOrEqual(5);
    await page.reload();
    if (!isPhone(page)) await openCart(page);
    await expect(page.getByRole("spinbutton", { name: `Quantity of ${name}` })).toHaveValue("51");
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
