import { expect, type Page } from "@playwright/test";
import { findings } from "@/e2e/testing/axe";
import { acceptTerms, chooseDelivery, giveAddress, giveDetails, heading, next } from "@/e2e/testing/checkout";
import { expectPayPal, type PayPalShop, startPayPalShop } from "@/e2e/testing/paypal/paypal-shop";
import { servePayPal } from "@/e2e/testing/paypal/serve-paypal";
import { overhang } from "@/e2e/testing/steps";
import { productPath, test } from "@/e2e/testing/test";
import words from "@/messages/en/paypal.json" with { type: "json" };

const buyer = { country: "Germany", postalCode: "20095" };
const done = "Thank you. Your order is placed.";

for (const environment of ["sandbox", "production"] as const)
  test.describe(`PayPal's ${environment}`, () => {
    test.setTimeout(120_000);
    let shop: PayPalShop;
    test.beforeAll(async () => {
      shop = await startPayPalShop(environment);
    });
    test.afterAll(() => shop.stop());
    test.beforeEach(({ complaints }) => expectPayPal(complaints, shop, environment));

    async function goToReview(page: Page): Promise<void> {
      await page.goto(shop.url + productPath);
      await page.getByRole("button", { name: "Add to cart" }).click();
      await expect(page.getByText("Item added to cart")).toBeVisible();
      await page.goto(`${shop.url}/checkout`);
      await page.getByRole("button", { name: "Go to checkout" }).click();
      await giveDetails(page, buyer);
      await next(page, "Addresses").click();
      await giveAddress(page, buyer);
      await chooseDelivery(page);
      await next(page, "Review").click();
      await expect(heading(page, "Is everything right?")).toBeVisible();
    }

    const button = (page: Page) => page.locator("paypal-button").getByRole("button", { name: "PayPal" });

    async function openWindow(page: Page): Promise<Page> {
      const [popup] = await Promise.all([page.waitForEvent("popup"), button(page).click()]);
      await popup.waitForURL(/checkoutnow/);
      return popup;
    }

    test("a guest pays in PayPal's window, under checkout's own policy", async ({ page, context }) => {
      await servePayPal(context, shop.fake);
      await goToReview(page);
      await expect(button(page)).toBeVisible();
      await expect(page.getByText(words.sandbox)).toHaveCount(environment === "sandbox" ? 1 : 0);
      await button(page).click();
      await expect(page.getByText("This field is required")).toBeVisible();
      expect(context.pages()).toHaveLength(1);
      await acceptTerms(page);
      expect(await overhang(page)).toBeLessThanOrEqual(0);
      expect.soft(await findings(page)).toEqual([]);
      const popup = await openWindow(page);
      await expect(page.getByText(words.open)).toBeVisible();
      await popup.getByRole("button", { name: "Pay now" }).click();
      await expect(heading(page, done)).toBeVisible({ timeout: 20_000 });
      expect([...shop.fake.orders.values()].at(-1)).toMatchObject({ status: "COMPLETED", currency: "EUR" });
    });

    if (environment === "production") return;

    test("declined, cancelled, broken: it is said, everything is kept, and then it is paid", async ({
      page,
      context,
      complaints,
    }) => {
      complaints.expect(/402/);
      const how: Parameters<typeof servePayPal>[2] = {};
      await servePayPal(context, shop.fake, how);
      await goToReview(page);
      await acceptTerms(page);
      await (await openWindow(page)).getByRole("button", { name: "Cancel and return" }).click();
      await expect(page.getByText(words.cancelled)).toBeVisible();
      await (await openWindow(page)).getByRole("button", { name: "Break" }).click();
      await expect(page.getByText(words.failed)).toBeVisible();
      how.outcome = "INSTRUMENT_DECLINED";
      const before = shop.fake.orders.size;
      await (await openWindow(page)).getByRole("button", { name: "Pay now" }).click();
      await expect(heading(page, "How would you like to pay?")).toBeVisible();
      await expect(page.getByText(/Nothing was taken/).first()).toBeVisible();
      delete how.outcome;
      await next(page, "Review").click();
      await acceptTerms(page);
      await (await openWindow(page)).getByRole("button", { name: "Pay now" }).click();
      await expect(heading(page, done)).toBeVisible({ timeout: 20_000 });
      expect(shop.fake.orders.size).toBe(before);
    });

    test("PayPal kept away: a sentence says so, the cart is kept, and it can be tried again", async ({
      page,
      context,
      complaints,
    }) => {
      complaints.expect(/ERR_FAILED|failed to load|no sdk instance/);
      await context.route(/^https:\/\//, (route) => route.abort());
      await goToReview(page);
      await expect(page.getByText(words.blocked)).toBeVisible();
      const kept = await page.evaluate(() => localStorage.getItem("tailmark:1:cart"));
      expect(JSON.parse(kept ?? "{}").sessionId).toBeTruthy();
      await servePayPal(context, shop.fake);
      await page.getByRole("button", { name: words.retry }).click();
      await expect(button(page)).toBeVisible();
    });
  });
