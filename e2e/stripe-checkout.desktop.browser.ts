import { expect } from "@playwright/test";
import { acceptTerms, heading, next, openPayment } from "@/e2e/testing/checkout";
import { waitForHydrationOnLoad } from "@/e2e/testing/wait-for-hydration";
import { stripeWebhookSecret, test } from "@/e2e/testing/provider-shop";
import { fillCart } from "@/e2e/testing/steps";
import { serveStripe } from "@/e2e/testing/stripe/serve-stripe";

test("a guest pays with the Stripe form at review, and later webhooks change nothing", async ({
  browser,
  providerShop: { url, stripe },
}, { project }) => {
  const { viewport, isMobile, hasTouch } = project.use;
  const context = await browser.newContext({ baseURL: url, viewport, isMobile, hasTouch });
  await context.addCookies(
    Object.entries({ country: "DE", campaign_popup: "closed" }).map(([name, value]) => ({
      name,
      value,
      url,
    })),
  );
  await serveStripe(context, stripe);
  context.on("page", waitForHydrationOnLoad);
  const page = await context.newPage();
  await fillCart(page);
  await openPayment(page);
  await page.getByRole("radio", { name: /^Card, wallet or bank/ }).check();
  await next(page, "Review").click();
  await acceptTerms(page);
  const field = page.frameLocator('iframe[title="Secure field: payment"]').getByRole("textbox");
  await field.fill("4242 4242 4242 4242");
  await page.getByRole("button", { name: /^Order and pay/ }).dblclick();
  await expect(heading(page, "Thank you. Your order is placed.")).toBeVisible({ timeout: 20_000 });
  expect(stripe.ledger.intents).toMatchObject([{ status: "succeeded", currency: "eur" }]);
  for (const event of stripe.events(stripeWebhookSecret))
    expect(await sendWebhook(url, event.headers, event.rawBody)).toBe(200);
  for (const event of stripe.events("whsec_forged"))
    expect(await sendWebhook(url, event.headers, event.rawBody)).toBe(400);
  await page.reload();
  await expect(heading(page, "Thank you. Your order is placed.")).toBeVisible();
  await context.close();
});

async function sendWebhook(
  shop: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<number> {
  const response = await fetch(`${shop}/api/webhooks/stripe`, { method: "POST", headers, body });
  return response.status;
}
