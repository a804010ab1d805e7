import { expect, type Page } from "@playwright/test";
import { inProof } from "@/e2e/testing/test";
import { axeViolations } from "@/e2e/testing/axe";
import { acceptTerms, heading, next, openPayment } from "@/e2e/testing/checkout";
import { pressInPopup } from "@/e2e/testing/paypal/press-in-popup";
import { servePayPal } from "@/e2e/testing/paypal/serve-paypal";
import { test } from "@/e2e/testing/provider-shop";
import { horizontalOverflow } from "@/e2e/testing/steps";
import { waitForHydration } from "@/e2e/testing/wait-for-hydration";
import messages from "@/messages/en/orders/subscriptions.json" with { type: "json" };

async function addToCart(page: Page, shop: string): Promise<void> {
  await page.goto(`${shop}/store/breeder-membership/p/601`);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText("Item added to cart")).toBeVisible();
}

async function goToReview(page: Page): Promise<void> {
  await openPayment(page);
  await page.getByRole("radio", { name: "PayPal" }).check();
  await next(page, "Review").click();
  await expect(heading(page, "Review your order")).toBeVisible();
}

const button = (page: Page) => page.locator("paypal-button").getByRole("button", { name: "PayPal" });

test("a guest subscribes in the PayPal window and cancels on the order page", async ({
  page,
  context,
  problems,
  providerShop,
}) => {
  await servePayPal(context, providerShop.paypal);
  await addToCart(page, providerShop.url);
  await goToReview(page);
  const note = page.getByRole("region", { name: messages.checkout.title });
  await expect(note).toContainText(/renews every year on .+, at .+ each time, until you cancel/);
  await expect(button(page)).toBeVisible();
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  expect.soft(await axeViolations(page)).toEqual([]);
  await acceptTerms(page);
  const [popup] = await Promise.all([page.waitForEvent("popup"), button(page).click()]);
  await popup.waitForURL(/billing\/subscriptions/);
  const id = new URL(popup.url()).searchParams.get("token") ?? "";
  expect(providerShop.paypal.yearly.find(id).sales).toEqual([]);
  await pressInPopup(popup, "Pay now");
  await expect(heading(page, "Thank you. Your order is placed.")).toBeVisible({ timeout: 20_000 });
  expect(providerShop.paypal.yearly.find(id)).toMatchObject({
    status: "ACTIVE",
    sales: [{ currency: "EUR" }],
  });

  const yearly = page.getByRole("region", { name: messages.title });
  await expect(yearly).toContainText(/^.*Renews on \d\d\/\d\d\/\d{4}/);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  problems.allow(/409/);
  const end = yearly.getByRole("button", { name: messages.end });
  const dialog = page.getByRole("dialog", { name: messages.confirm.title });
  await waitForHydration(page);
  await end.click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: messages.confirm.keep }).click();
  await expect(end).toBeFocused();
  providerShop.paypal.fail("cancel", "refused", "refused", "refused");
  await end.click();
  await dialog.getByRole("button", { name: messages.confirm.submit }).click();
  await expect(dialog.getByRole("alert")).toContainText("nothing has changed");
  expect.soft(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: messages.confirm.submit }).dblclick();
  await expect(yearly.getByRole("status")).toHaveText(messages.confirm.done);
  await expect(yearly).toContainText("Runs until");
  expect(providerShop.paypal.yearly.find(id).status).toBe("CANCELLED");
  await page.reload();
  await expect(yearly).toContainText("It won’t renew");
  await expect(end).toHaveCount(0);
});

test(
  "a membership bought with other items does not renew, and the page says so",
  inProof,
  async ({ page, context, providerShop }) => {
    await servePayPal(context, providerShop.paypal);
    await addToCart(page, providerShop.url);
    await page.goto(`${providerShop.url}/checkout`);
    await page.getByRole("button", { name: "One more Breeder membership" }).click();
    await goToReview(page);
    await expect(page.getByRole("region", { name: messages.checkout.onceTitle })).toContainText(
      "It won’t renew",
    );
  },
);
