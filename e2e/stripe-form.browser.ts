import { expect, type Page, type Route } from "@playwright/test";
import { makeStripeProvider } from "@/backend/payments/stripe/stripe-provider";
import { type FakeStripe, startFakeStripe } from "@/backend/testing/fake-stripe/fake-stripe";
import { overhang } from "@/e2e/testing/steps";
import { openForm } from "@/e2e/testing/stripe/open-form";
import { serveStripe } from "@/e2e/testing/stripe/serve-stripe";
import { shopUrl, test } from "@/e2e/testing/test";
import words from "@/messages/en/stripe.json" with { type: "json" };

const key = "sk_test_form";
let fake: FakeStripe;
let sentToShop: string[];

test.beforeEach(async ({ context, complaints }) => {
  fake = await startFakeStripe(key);
  sentToShop = [];
  context.on("request", (request) => {
    if (request.url().startsWith(shopUrl)) sentToShop.push(`${request.url()} ${request.postData() ?? ""}`);
  });
  complaints.expect(/^foreign request: https:\/\/(js|api|hooks)\.stripe\.com\//);
  await serveStripe(context, fake);
});

test.afterEach(async () => {
  await fake.stop();
  // Of a card nothing ever comes to us.
  expect(sentToShop.filter((sent) => /\d{4} ?\d{4} ?\d{4}/.test(sent))).toEqual([]);
});

/** Our side, with the real client and adapter; `charged` where it finds another amount than the form shows. */
async function serveBegin(page: Page, charged?: number): Promise<void> {
  const provider = makeStripeProvider({
    STRIPE_SECRET_KEY: key,
    STRIPE_WEBHOOK_SECRET: "whsec_form",
    STRIPE_API_BASE: fake.url,
  });
  await page.route("/begin", async (route: Route) => {
    const { amount } = route.request().postDataJSON();
    const { payment, clientSecret } = await provider.start({
      paymentId: `pay-${amount}`,
      attempt: 1,
      amount: charged ?? amount,
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
const told = (page: Page) => page.getByRole("status").first();

test("pays under the policy of checkout, once however often it is clicked", async ({ page }) => {
  await serveBegin(page);
  await openForm(page);
  await field(page, "payment").fill("4242 4242 4242 4242");
  await payButton(page).dblclick();
  await expect(told(page)).toHaveText(/^done: pi_/);
  expect(fake.ledger.intents).toMatchObject([{ status: "succeeded", amount: 12_950, currency: "aud" }]);
  expect(await overhang(page)).toBe(0);
});

test("what is missing stays in the form: nothing is begun", async ({ page }) => {
  await serveBegin(page);
  await openForm(page);
  await field(page, "payment").fill("4242");
  await payButton(page).click();
  await expect(payButton(page)).toBeVisible();
  await expect(told(page)).toHaveText("nothing yet");
  expect(fake.ledger.intents).toEqual([]);
});

test("declined, it says so in our words, keeps everything, and the same payment takes another card", async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 402/);
  await serveBegin(page);
  await openForm(page);
  await page.getByLabel("Note").fill("leave it at the gate");
  await field(page, "payment").fill("4000 0000 0000 9995");
  await payButton(page).click();
  await expect(told(page)).toHaveText(`failed: ${words.failures["insufficient-funds"]}`);
  await expect(page.getByLabel("Note")).toHaveValue("leave it at the gate");
  await field(page, "payment").fill("4242 4242 4242 4242");
  await payButton(page).click();
  await expect(told(page)).toHaveText(/^done: /);
  expect(fake.ledger.intents).toHaveLength(1);
});

test("the bank asks: one goes there, and comes back to the order", async ({ page }) => {
  await serveBegin(page);
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

test("another total is what the form pays; one that nobody has read is not paid", async ({ page }) => {
  await serveBegin(page);
  await openForm(page);
  await field(page, "payment").fill("4242 4242 4242 4242");
  await page.getByRole("button", { name: "Use a coupon" }).click();
  await page.getByRole("button", { name: "Order and pay $99.00" }).click();
  await expect(told(page)).toHaveText(/^done: /);
  expect(fake.ledger.intents).toMatchObject([{ status: "succeeded", amount: 9_900 }]);

  await page.unroute("/begin");
  await serveBegin(page, 13_950);
  await openForm(page);
  await field(page, "payment").fill("4242 4242 4242 4242");
  await payButton(page).click();
  await expect(told(page)).toHaveText(`failed: ${words.failures.changed}`);
  expect(fake.ledger.intents[0]).toMatchObject({ status: "requires_payment_method" });
});

test("refused by our side, the form opens again", async ({ page, complaints }) => {
  complaints.expect(/status of 409/);
  await page.route("/begin", (route) => route.fulfill({ status: 409, json: { code: 79 } }));
  await openForm(page);
  await field(page, "payment").fill("4242 4242 4242 4242");
  await payButton(page).click();
  await expect(payButton(page)).not.toHaveAttribute("aria-disabled");
  await expect(told(page)).toHaveText("nothing yet");
});

test("the answer is lost while paying: what became of it is looked up", async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED/);
  await serveBegin(page);
  await openForm(page);
  await page.route("https://api.stripe.com/v1/payment_intents/*/confirm", async (route) => {
    const id = new URL(route.request().url()).pathname.split("/")[3] ?? "";
    fake.ledger.pay(fake.ledger.intent(id), { brand: "visa", last4: "4242" });
    await route.abort();
  });
  await field(page, "payment").fill("4242 4242 4242 4242");
  await payButton(page).click();
  await expect(told(page)).toHaveText(/^done: /);
});

test("where Stripe is out of reach a sentence says so, nothing is lost, and it can be tried again", async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/);
  await serveBegin(page);
  await page.route("https://js.stripe.com/**", (route) => route.abort());
  await openForm(page);
  await expect(page.getByRole("alert")).toContainText(words.blocked);
  await page.getByLabel("Note").fill("still here");
  await page.unroute("https://js.stripe.com/**");
  await page.getByRole("button", { name: words.retry }).click();
  await field(page, "payment").fill("4242 4242 4242 4242");
  await payButton(page).click();
  await expect(told(page)).toHaveText(/^done: /);
  await expect(page.getByLabel("Note")).toHaveValue("still here");
});

test("a card becomes a token in Stripe's fields, whose problems are said in the shop's words", async ({
  page,
}) => {
  await openForm(page, "card");
  const use = page.getByRole("button", { name: words.card.submit });
  await use.click();
  await expect(page.getByText(words.card.numberWrong)).toHaveCount(2);
  await expect(page.getByText(words.card.monthWrong)).toBeVisible();
  await field(page, "cardNumber").fill("4242 4242 4242 4242");
  await field(page, "cardExpiry").fill("13/40");
  await field(page, "cardCvc").fill("123");
  await expect(page.getByText(words.card.numberWrong)).toHaveCount(0);
  await expect(page.getByText(words.card.monthWrong)).toBeVisible();
  await field(page, "cardExpiry").fill("12/40");
  await expect(page.getByText(words.card.monthWrong)).toHaveCount(0);
  await use.click();
  await expect(told(page)).toHaveText("token: pm_card_visa");
  await expect(
    page.locator("main input[autocomplete=cc-number], main input[autocomplete=cc-csc]"),
  ).toHaveCount(0);
});
