import { expect, type Page } from "@playwright/test";
import { type FakeStripe, startFakeStripe } from "@/backend/testing/fake-stripe/fake-stripe";
import {
  acceptTerms,
  type Buyer,
  chooseDelivery,
  fillAddress,
  fillDetails,
  heading,
  next,
  openDetails,
} from "@/e2e/testing/checkout";
import { waitForHydrationOnLoad } from "@/e2e/testing/wait-for-hydration";
import { type Programs, startTestPrograms, startTimeoutMs } from "@/e2e/testing/programs";
import { fillCart } from "@/e2e/testing/steps";
import { serveStripe } from "@/e2e/testing/stripe/serve-stripe";
import { test } from "@/e2e/testing/test";

const key = "sk_test_checkout";
const secret = "whsec_checkout";
const buyer: Buyer = { country: "Germany", postalCode: "20095" };
let fake: FakeStripe;
let programs: Programs;

/** A shop with Stripe keys has no sandbox. */
test.beforeAll(async () => {
  test.setTimeout(startTimeoutMs);
  fake = await startFakeStripe(key);
  programs = await startTestPrograms({
    env: {
      STRIPE_SECRET_KEY: key,
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_BASE: fake.url,
      STRIPE_PUBLISHABLE_KEY: "pk_test_checkout",
    },
  });
});
test.afterAll(async () => {
  await programs.stop();
  await fake.stop();
});

test("a guest pays with the Stripe form at review, and later webhooks change nothing", async ({ browser }, {
  project,
}) => {
  const { viewport, isMobile, hasTouch } = project.use;
  const context = await browser.newContext({ baseURL: programs.shop, viewport, isMobile, hasTouch });
  await context.addCookies(
    Object.entries({ country: "DE", campaign_popup: "closed" }).map(([name, value]) => ({
      name,
      value,
      url: programs.shop,
    })),
  );
  await serveStripe(context, fake);
  context.on("page", waitForHydrationOnLoad);
  const page = await context.newPage();
  await fillCart(page);
  await goToPayment(page);
  await page.getByRole("radio", { name: /^Card, wallet or bank/ }).check();
  await next(page, "Review").click();
  await acceptTerms(page);
  const field = page.frameLocator('iframe[title="Secure field: payment"]').getByRole("textbox");
  await field.fill("4242 4242 4242 4242");
  await page.getByRole("button", { name: /^Order and pay/ }).dblclick();
  await expect(heading(page, "Thank you. Your order is placed.")).toBeVisible({ timeout: 20_000 });
  expect(fake.ledger.intents).toMatchObject([{ status: "succeeded", currency: "eur" }]);
  for (const event of fake.events(secret)) expect(await sendWebhook(event.headers, event.rawBody)).toBe(200);
  for (const event of fake.events("whsec_forged"))
    expect(await sendWebhook(event.headers, event.rawBody)).toBe(400);
  await page.reload();
  await expect(heading(page, "Thank you. Your order is placed.")).toBeVisible();
  await context.close();
});

async function goToPayment(page: Page): Promise<void> {
  await openDetails(page);
  await fillDetails(page, buyer);
  await next(page, "Addresses").click();
  await fillAddress(page, buyer);
  await chooseDelivery(page);
}

async function sendWebhook(headers: Readonly<Record<string, string>>, body: string): Promise<number> {
  const response = await fetch(`${programs.shop}/api/webhooks/stripe`, { method: "POST", headers, body });
  return response.status;
}
