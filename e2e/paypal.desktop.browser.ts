import { expect, type Page } from "@playwright/test";
import { axeViolations } from "@/e2e/testing/axe";
import { acceptTerms, heading, next, openPayment } from "@/e2e/testing/checkout";
import { pressInPopup } from "@/e2e/testing/paypal/press-in-popup";
import { servePayPal } from "@/e2e/testing/paypal/serve-paypal";
import { test } from "@/e2e/testing/provider-shop";
import { horizontalOverflow } from "@/e2e/testing/steps";
import { productPath } from "@/e2e/testing/test";
import payments from "@/messages/en/orders/payments.json" with { type: "json" };

const messages = payments.paypal;

const thankYou = "Thank you. Your order is placed.";

async function goToReview(page: Page, shop: string): Promise<void> {
  await page.goto(shop + productPath);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText("Item added to cart")).toBeVisible();
  await openPayment(page);
  await page.getByRole("radio", { name: "PayPal" }).check();
  await next(page, "Review").click();
  await expect(heading(page, "Review your order")).toBeVisible();
}

const button = (page: Page) => page.locator("paypal-button").getByRole("button", { name: "PayPal" });

async function openWindow(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent("popup"), button(page).click()]);
  await popup.waitForURL(/checkoutnow/);
  return popup;
}

test("a guest retries a blocked script, a cancelled, a failed and a declined payment, and pays the same order", async ({
  page,
  context,
  problems,
  providerShop,
}) => {
  problems.allow(/402|ERR_FAILED|failed to load|no sdk instance/);
  await test.step("a blocked script shows a message, keeps the cart and can be retried", async () => {
    await context.route(/^https:\/\//, (route) => route.abort());
    await goToReview(page, providerShop.url);
    await expect(page.getByText(messages.blocked)).toBeVisible();
    const storedCart = await page.evaluate(() => localStorage.getItem("tailmark:1:cart"));
    expect(JSON.parse(storedCart ?? "{}").sessionId).toBeTruthy();
  });
  const options: Parameters<typeof servePayPal>[2] = {};
  await servePayPal(context, providerShop.paypal, options);
  await page.getByRole("button", { name: messages.retry }).click();
  await expect(button(page)).toBeVisible();

  await test.step("the window opens only once the terms are accepted", async () => {
    await expect(page.getByText(messages.sandbox)).toBeVisible();
    await button(page).click();
    await expect(page.getByText("This field is required")).toBeVisible();
    expect(context.pages()).toHaveLength(1);
    await acceptTerms(page);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    expect.soft(await axeViolations(page)).toEqual([]);
  });
  await test.step("cancelled and failed payments show a message", async () => {
    const popup = await openWindow(page);
    await expect(page.getByText(messages.open)).toBeVisible();
    await pressInPopup(popup, "Cancel and return");
    await expect(page.getByText(messages.cancelled)).toBeVisible();
    await pressInPopup(await openWindow(page), "Break");
    await expect(page.getByText(messages.failed)).toBeVisible();
  });
  const before = providerShop.paypal.orders.size;
  await test.step("a declined payment asks for another one", async () => {
    options.outcome = "INSTRUMENT_DECLINED";
    await pressInPopup(await openWindow(page), "Pay now");
    await expect(heading(page, "How would you like to pay?")).toBeVisible();
    await expect(page.getByText(/You have not been charged/).first()).toBeVisible();
    delete options.outcome;
  });
  await next(page, "Review").click();
  await acceptTerms(page);
  await pressInPopup(await openWindow(page), "Pay now");
  await expect(heading(page, thankYou)).toBeVisible({ timeout: 20_000 });
  expect(providerShop.paypal.orders.size).toBe(before);
  expect([...providerShop.paypal.orders.values()].at(-1)).toMatchObject({
    status: "COMPLETED",
    currency: "EUR",
  });
});
