import { expect, type Page, type Route } from "@playwright/test";
import { createStripeProvider } from "@/backend/payment-providers/stripe/stripe-provider";
import { type FakeStripe, startFakeStripe } from "@/backend/testing/fake-stripe/fake-stripe";
import { findCardNumbers } from "@/e2e/testing/card-numbers";
import { horizontalOverflow } from "@/e2e/testing/steps";
import { openForm } from "@/e2e/testing/stripe/open-form";
import { serveStripe } from "@/e2e/testing/stripe/serve-stripe";
import { inProof, shopUrl, test } from "@/e2e/testing/test";
import payments from "@/messages/en/orders/payments.json" with { type: "json" };

const messages = payments.stripe;

const key = "sk_test_form";
let fake: FakeStripe;
let sentToShop: string[];

test.beforeEach(async ({ context, problems }) => {
  fake = await startFakeStripe(key);
  sentToShop = [];
  context.on("request", (request) => {
    if (request.url().startsWith(shopUrl)) sentToShop.push(`${request.url()} ${request.postData() ?? ""}`);
  });
  problems.allow(/^foreign request: https:\/\/(js|api|hooks)\.stripe\.com\//);
  await serveStripe(context, fake);
});

test.afterEach(async () => {
  await fake.stop();
  // Card numbers must never reach the shop.
  expect(sentToShop.flatMap(findCardNumbers)).toEqual([]);
});

/** Serves payment starts with the real adapter. */
async function serveStart(page: Page): Promise<void> {
  const provider = createStripeProvider({
    STRIPE_SECRET_KEY: key,
    STRIPE_WEBHOOK_SECRET: "whsec_form",
    STRIPE_API_BASE: fake.url,
  });
  await page.route("/begin", async (route: Route) => {
    const { amount } = route.request().postDataJSON();
    const { payment, clientSecret } = await provider.createPayment({
      paymentId: `pay-${amount}`,
      attempt: 1,
      amount,
      currency: "AUD",
      email: "robin@example.test",
      description: "Order",
      returnUrl: shopUrl,
    });
    const { providerId: transactionId, currency } = payment;
    await route.fulfill({
      json: { clientSecret, transactionId, orderToken: "order-1", amount: payment.amount, currency },
    });
  });
}

const field = (page: Page, kind: string) =>
  page.frameLocator(`iframe[title="Secure field: ${kind}"]`).getByRole("textbox", { name: kind });
const payButton = (page: Page) => page.getByRole("button", { name: /^Order and pay/ });
const status = (page: Page) => page.getByRole("status").first();

test("a declined card shows our message, keeps the form, and the same payment accepts another card", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 402/);
  await serveStart(page);
  await openForm(page);
  await page.getByLabel("Note").fill("leave it at the gate");
  await field(page, "payment").fill("4000 0000 0000 9995");
  await payButton(page).click();
  await expect(status(page)).toHaveText(`failed: ${messages.failures["insufficient-funds"]}`);
  await expect(page.getByLabel("Note")).toHaveValue("leave it at the gate");
  expect(await horizontalOverflow(page)).toBe(0);
  await field(page, "payment").fill("4242 4242 4242 4242");
  await payButton(page).click();
  await expect(status(page)).toHaveText(/^done: /);
  expect(fake.ledger.intents).toHaveLength(1);
});

test("bank authentication redirects to the bank and back to the order", async ({ page }) => {
  await serveStart(page);
  await page.route("/checkout/complete?*", (route) =>
    route.fulfill({ contentType: "text/html", body: "back" }),
  );
  await openForm(page);
  await field(page, "payment").fill("4000 0025 0000 3155");
  await payButton(page).click();
  await page.getByRole("link", { name: "Back to the shop" }).click();
  const id = fake.ledger.intents[0]?.id ?? "";
  await page.waitForURL((url) => url.pathname === "/checkout/complete");
  const { searchParams } = new URL(page.url());
  expect([searchParams.get("order"), searchParams.get("payment_intent")]).toEqual(["order-1", id]);
});

test("the form charges an updated total", async ({ page }) => {
  await serveStart(page);
  await openForm(page);
  await field(page, "payment").fill("4242 4242 4242 4242");
  await page.getByRole("button", { name: "Use a coupon" }).click();
  await page.getByRole("button", { name: "Order and pay $99.00" }).click();
  await expect(status(page)).toHaveText(/^done: /);
  expect(fake.ledger.intents).toMatchObject([{ status: "succeeded", amount: 9_900 }]);
});

test(
  "a blocked Stripe script shows a message, keeps the form and can be retried",
  inProof,
  async ({ page, problems }) => {
    problems.allow(/ERR_FAILED/);
    await serveStart(page);
    await page.route("https://js.stripe.com/**", (route) => route.abort());
    await openForm(page);
    await expect(page.getByRole("alert")).toContainText(messages.blocked);
    await page.getByLabel("Note").fill("still here");
    await page.unroute("https://js.stripe.com/**");
    await page.getByRole("button", { name: messages.retry }).click();
    await field(page, "payment").fill("4242 4242 4242 4242");
    await payButton(page).click();
    await expect(status(page)).toHaveText(/^done: /);
    await expect(page.getByLabel("Note")).toHaveValue("still here");
  },
);

test("card fields create a token, and show errors in the shop's words", async ({ page }) => {
  await openForm(page, "card");
  const use = page.getByRole("button", { name: messages.card.submit });
  await use.click();
  await expect(page.getByText(messages.card.numberWrong)).toHaveCount(2);
  await expect(page.getByText(messages.card.monthWrong)).toBeVisible();
  await field(page, "cardNumber").fill("4242 4242 4242 4242");
  await field(page, "cardExpiry").fill("13/40");
  await field(page, "cardCvc").fill("123");
  await expect(page.getByText(messages.card.numberWrong)).toHaveCount(0);
  await expect(page.getByText(messages.card.monthWrong)).toBeVisible();
  await field(page, "cardExpiry").fill("12/40");
  await expect(page.getByText(messages.card.monthWrong)).toHaveCount(0);
  await use.click();
  await expect(status(page)).toHaveText("token: pm_card_visa");
  await expect(
    page.locator("main input[autocomplete=cc-number], main input[autocomplete=cc-csc]"),
  ).toHaveCount(0);
});
