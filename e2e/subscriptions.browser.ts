import { expect, type Page } from "@playwright/test";
import { findings } from "@/e2e/testing/axe";
import { acceptTerms, heading, next } from "@/e2e/testing/checkout";
import { expectPayPal, type PayPalShop, startPayPalShop } from "@/e2e/testing/paypal/paypal-shop";
import { servePayPal } from "@/e2e/testing/paypal/serve-paypal";
import { overhang } from "@/e2e/testing/steps";
import { test } from "@/e2e/testing/test";
import words from "@/messages/en/renewal.json" with { type: "json" };

test.describe("what renews every year", () => {
  test.setTimeout(150_000);
  let shop: PayPalShop;
  test.beforeAll(async () => {
    shop = await startPayPalShop("sandbox");
  });
  test.afterAll(() => shop.stop());
  test.beforeEach(({ complaints }) => expectPayPal(complaints, shop, "sandbox"));

  async function addToCart(page: Page, path: string): Promise<void> {
    await page.goto(shop.url + path);
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect(page.getByText("Item added to cart")).toBeVisible();
  }

  async function goToReview(page: Page): Promise<void> {
    await page.goto(`${shop.url}/checkout`);
    await page.getByRole("button", { name: "Go to checkout" }).click();
    await page.getByLabel("First name").fill("Robin");
    await page.getByLabel("Last name").fill("Marlowe");
    await page.getByLabel("E-mail").fill("robin@buyers.test");
    await page.getByRole("combobox", { name: "Country" }).selectOption({ label: "Germany" });
    await next(page, "Addresses").click();
    await page.getByLabel("Street and number").fill("12 Harbour Road");
    await page.getByLabel("Postal code").fill("20095");
    await page.getByLabel("City").fill("Hamburg");
    await next(page, "Payment").click();
    await next(page, "Review").click();
    await expect(heading(page, "Is everything right?")).toBeVisible();
  }

  const button = (page: Page) => page.locator("paypal-button").getByRole("button", { name: "PayPal" });

  test("a guest reads that it renews, subscribes in PayPal's window, and ends it by the order's key", async ({
    page,
    context,
    complaints,
  }) => {
    await servePayPal(context, shop.fake);
    await addToCart(page, "/store/breeder-membership/p/601");
    await goToReview(page);
    const note = page.getByRole("region", { name: words.checkout.title });
    await expect(note).toContainText(/renews every year on .+, at .+ each time, until you end it/);
    await expect(button(page)).toBeVisible();
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    expect.soft(await findings(page)).toEqual([]);
    await acceptTerms(page);
    const [popup] = await Promise.all([page.waitForEvent("popup"), button(page).click()]);
    await popup.waitForURL(/billing\/subscriptions/);
    const id = new URL(popup.url()).searchParams.get("token") ?? "";
    expect(shop.fake.yearly.find(id).sales).toEqual([]);
    await popup.getByRole("button", { name: "Pay now" }).click();
    await expect(heading(page, "Thank you. Your order is placed.")).toBeVisible({ timeout: 20_000 });
    expect(shop.fake.yearly.find(id)).toMatchObject({ status: "ACTIVE", sales: [{ currency: "EUR" }] });

    const yearly = page.getByRole("region", { name: words.title });
    await expect(yearly).toContainText(/^.*Renews on \d\d\/\d\d\/\d{4}/);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    complaints.expect(/409/);
    const end = yearly.getByRole("button", { name: words.end });
    const dialog = page.getByRole("dialog", { name: words.confirm.title });
    // The page has just come, and its scripts may not be awake yet.
    await expect(async () => {
      await end.click();
      await expect(dialog).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await dialog.getByRole("button", { name: words.confirm.keep }).click();
    await expect(end).toBeFocused();
    shop.fake.fail("cancel", "refused", "refused", "refused");
    await end.click();
    await dialog.getByRole("button", { name: words.confirm.submit }).click();
    await expect(dialog.getByRole("alert")).toContainText("nothing has changed");
    expect.soft(await findings(page)).toEqual([]);
    await dialog.getByRole("button", { name: words.confirm.submit }).dblclick();
    await expect(yearly.getByRole("status")).toHaveText(words.confirm.done);
    await expect(yearly).toContainText("Runs until");
    expect(shop.fake.yearly.find(id).status).toBe("CANCELLED");
    await page.reload();
    await expect(yearly).toContainText("It does not renew");
    await expect(end).toHaveCount(0);
  });

  test("with something else beside it, it is sold for one year, and the page says so", async ({
    page,
    context,
  }) => {
    await servePayPal(context, shop.fake);
    await addToCart(page, "/store/breeder-membership/p/601");
    await page.goto(`${shop.url}/checkout`);
    await page.getByRole("button", { name: "One more Breeder membership" }).click();
    await goToReview(page);
    await expect(page.getByRole("region", { name: words.checkout.onceTitle })).toContainText(
      "Nothing renews",
    );
    await acceptTerms(page);
    const [popup] = await Promise.all([page.waitForEvent("popup"), button(page).click()]);
    await popup.waitForURL(/checkoutnow/);
    await popup.getByRole("button", { name: "Pay now" }).click();
    await expect(heading(page, "Thank you. Your order is placed.")).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole("region", { name: words.title })).toHaveCount(0);
  });
});
