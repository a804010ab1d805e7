import { expect, type Page } from "@playwright/test";
import { axeViolations, expectGoodPage } from "@/e2e/testing/axe";
import {
  acceptTerms,
  type Buyer,
  fillCard,
  fillDetails,
  goToReview,
  heading,
  next,
  openDetails,
  openPayment,
  orderButton,
  sandboxCards,
} from "@/e2e/testing/checkout";
import { emptyCart, fillCart, openOverview, signIn } from "@/e2e/testing/steps";
import { listPurchaseCalls } from "@/e2e/testing/purchase-calls";
import { matchCall } from "@/lib/contract/match";
import { inProof, test } from "@/e2e/testing/test";

const german: Buyer = { country: "Germany", postalCode: "20095" };
const thankYou = "Thank you. Your order is placed.";

/** The calls of the page that the backend answers. */
function recordBackendCalls(page: Page): ReadonlySet<string> {
  const calls = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const match = matchCall(request.method(), pathname.replace(/^\/api/, ""));
    if (!pathname.startsWith("/api/") || match.kind !== "found") return;
    if (match.named.route.servedBy === undefined) calls.add(match.named.name);
  });
  return calls;
}

async function expectPlaced(page: Page): Promise<void> {
  await expect(heading(page, thankYou)).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/checkout\/complete\?order=[\w-]{43}/);
  const readStored = () => page.evaluate(() => localStorage.getItem("tailmark:1:cart"));
  await expect.poll(async () => JSON.parse((await readStored()) ?? "{}").sessionId ?? null).toBeNull();
}

test("a guest orders to Germany with VAT and the right of withdrawal, once in spite of a lost response", async ({
  problems,
  context,
  page,
  browser,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  const calls = recordBackendCalls(page);
  await fillCart(page);
  await goToReview(page, german, sandboxCards.success);
  await expect(page.getByText("so prices are now in EUR")).toBeAttached();
  await expect(page.getByRole("heading", { name: "Your right to change your mind" })).toBeVisible();
  await expectGoodPage(page);
  await orderButton(page).click();
  await expect(page.getByText("This field is required")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "I accept the terms and conditions" })).toBeFocused();
  await acceptTerms(page);
  await context.setOffline(true);
  await orderButton(page).click();
  await expect(page.getByText("You’re offline.")).toBeVisible();
  await context.setOffline(false);
  // The order is placed, but the response is lost.
  await page.route("**/api/store/checkout", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await orderButton(page).click();
  await expect(page.getByText("We got no response")).toBeVisible({ timeout: 20_000 });
  await page.unroute("**/api/store/checkout");
  await orderButton(page).dblclick();
  await expectPlaced(page);
  const documented = listPurchaseCalls().map(({ name }) => name);
  expect([...calls].filter((name) => !documented.includes(name))).toEqual([]);
  await expect(page.getByText(/Includes 19% VAT/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto(page.url());
  await expect(heading(elsewhere, thankYou)).toBeVisible();
  await other.close();
  await page.goto("/checkout");
  await expect(page.getByText("Your cart is empty")).toBeVisible();
});

test(
  "a vet abroad orders on account with a practice address and without payment",
  inProof,
  async ({ page }) => {
    await signIn(page, "vet");
    await openOverview(page);
    await emptyCart(page);
    await fillCart(page);
    await openDetails(page);
    await fillDetails(page, { country: "United Kingdom" });
    await next(page, "Addresses").click();
    await expect(heading(page, "Where is your practice?")).toBeVisible();
    const practice = page.getByRole("group", { name: "Practice address" });
    await practice.getByLabel("Street and number").fill("12 Harbour Road");
    await practice.getByLabel("Postal code").fill("3280");
    await practice.getByLabel("City").fill("Warrnambool");
    await practice.getByRole("combobox", { name: "State" }).selectOption({ label: "Victoria" });
    expect(await axeViolations(page)).toEqual([]);
    await next(page, "Review").click();
    await expect(page.getByText("On account, due in 30 days")).toBeVisible();
    await acceptTerms(page);
    const sent = page.waitForRequest((request) => request.url().endsWith("/api/store/checkout"));
    await page.getByRole("button", { name: "Place the order" }).click();
    const keys = Object.keys((await sent).postDataJSON()).sort();
    expect(keys).toEqual(["currencySeen", "sessionId", "totalSeen", "user"]);
    await expectPlaced(page);
    await expect(page.getByText(/Please pay it by/)).toBeVisible();
  },
);

test("a declined card and a refused bank confirmation keep the form, and a confirmed one pays the order", async ({
  problems,
  page,
}) => {
  problems.allow(/402/);
  await fillCart(page);
  await openPayment(page);
  await fillCard(page, sandboxCards.declined);
  await acceptTerms(page);
  await orderButton(page).click();
  await expect(heading(page, "How would you like to pay?")).toBeVisible();
  await expect(page.getByText("Your bank declined the card.").first()).toBeVisible();
  await expect(page.getByLabel("Card number")).toHaveValue(sandboxCards.declined);
  await fillCard(page, sandboxCards.confirm);
  await acceptTerms(page);
  await orderButton(page).click();
  await page.getByRole("button", { name: "Refuse it" }).click();
  await expect(heading(page, "Your payment didn’t go through")).toBeVisible();
  await page.getByRole("link", { name: "Back to payment" }).click();
  await fillCard(page, sandboxCards.confirm);
  await acceptTerms(page);
  await orderButton(page).click();
  await page.getByRole("button", { name: "Confirm the payment" }).click();
  await expectPlaced(page);
});

test(
  "the checkout step is in the URL: Back, Forward and reload keep all values, and errors vanish while typing",
  inProof,
  async ({ page }) => {
    await fillCart(page);
    await page.goto("/checkout?step=payment");
    await expect(heading(page, "Who is ordering?")).toBeVisible();
    await expect(page).toHaveURL(/step=details$/);
    await next(page, "Sampling").click();
    await expect(page.getByText("This field is required").first()).toBeVisible();
    await expect(page.getByLabel("First name")).toBeFocused();
    await page.getByLabel("Phone").fill("+49 40 555");
    await page.reload();
    await expect(page.getByLabel("Phone")).toHaveValue("+49 40 555");
    await fillDetails(page, german);
    await page.goBack();
    await expect(page.getByLabel("First name")).toHaveValue("Robin");
    await page.goForward();
    await expect(heading(page, "Who takes the sample?")).toBeFocused();

    await page.goto("/checkout");
    const onward = page.getByRole("button", { name: "Continue: Sampling" });
    await expect(onward).toBeVisible();
    const costs = page.getByRole("button", { name: "Show coupon and costs" });
    if (await costs.isVisible()) await costs.click();
    else {
      await page.getByText("Coupon or loyalty points").click();
      const title = await heading(page, "Your cart").boundingBox();
      const line = await page.locator("[data-cart-line]").boundingBox();
      expect((line?.y ?? 0) - (title?.y ?? 0)).toBeLessThan(120);
    }
    await onward.click();
    await expect(heading(page, "Who takes the sample?")).toBeVisible();
    // The summary that was opened on one step is collapsed on the next.
    await expect(page.getByLabel("Code", { exact: true })).toBeHidden();

    await next(page, "Addresses").click();
    await page.getByRole("checkbox", { name: "The billing address is the same" }).uncheck();
    await next(page, "Delivery").click();
    const wrong = page.getByText("This field is required");
    await expect(wrong).toHaveCount(6);
    const street = page.getByRole("group", { name: "Delivery address" }).getByLabel("Street and number");
    await expect(street).toBeFocused();
    await street.fill("12 Harbour Road");
    await expect(wrong).toHaveCount(5);
  },
);

test("the order page without a valid token links to the order lookup", async ({ page }) => {
  for (const path of ["/checkout/complete", `/checkout/complete?order=${"x".repeat(43)}`]) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole("link", { name: "Look up an order" })).toBeVisible();
  }
  expect(await axeViolations(page)).toEqual([]);
});
