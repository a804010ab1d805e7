import { expect, type Page } from "@playwright/test";
import { findings } from "@/e2e/testing/axe";
import {
  acceptTerms,
  type Buyer,
  giveCard,
  giveDetails,
  goToReview,
  heading,
  next,
  openDetails,
  orderButton,
  sandboxCards,
} from "@/e2e/testing/checkout";
import { emptyCart, fillCart, overhang, signIn } from "@/e2e/testing/steps";
import { test } from "@/e2e/testing/test";

const german: Buyer = { country: "Germany", postalCode: "20095" };
const done = "Thank you. Your order is placed.";

async function expectPlaced(page: Page): Promise<void> {
  await expect(heading(page, done)).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/checkout\/complete\?order=[\w-]{43}/);
  const kept = await page.evaluate(() => localStorage.getItem("tailmark:1:cart"));
  expect(JSON.parse(kept ?? "{}").sessionId ?? null).toBeNull();
}

test.describe("everybody buys", () => {
  test.setTimeout(120_000);

  test("a guest, sent to Germany: VAT is inside, and the right to withdraw is said", async ({
    page,
    browser,
  }) => {
    await fillCart(page);
    await goToReview(page, german, sandboxCards.success);
    await expect(page.getByText("so all prices are now in EUR")).toBeAttached();
    await expect(page.getByRole("heading", { name: "Your right to change your mind" })).toBeVisible();
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    expect(await findings(page)).toEqual([]);
    await orderButton(page).click();
    await expect(page.getByText("This field is required")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "I accept the terms and conditions" })).toBeFocused();
    await acceptTerms(page);
    await orderButton(page).dblclick();
    await expectPlaced(page);
    await expect(page.getByText(/Includes 19% VAT/)).toBeVisible();
    expect(await findings(page)).toEqual([]);

    const other = await browser.newContext();
    const elsewhere = await other.newPage();
    await elsewhere.goto(page.url());
    await expect(heading(elsewhere, done)).toBeVisible();
    await other.close();
    await page.goto("/checkout");
    await expect(page.getByText("Your cart is empty")).toBeVisible();
  });

  const signedIn: readonly (readonly [string, Buyer])[] = [
    ["breeder", { country: "Australia", postalCode: "6000", state: "Western Australia" }],
    ["owner", { country: "United States", postalCode: "78701", state: "Texas" }],
  ];
  for (const [role, buyer] of signedIn)
    test(`a ${role}, sent to ${buyer.country}`, async ({ page }) => {
      await signIn(page, role);
      await emptyCart(page);
      await fillCart(page);
      await goToReview(page, buyer, sandboxCards.success);
      await expect(page.getByRole("heading", { name: "Your right to change your mind" })).toHaveCount(0);
      await acceptTerms(page);
      await orderButton(page).click();
      await expectPlaced(page);
    });

  test("a vet in Great Britain, on account: neither addresses nor payment are asked or sent", async ({
    page,
  }) => {
    await signIn(page, "vet");
    await emptyCart(page);
    await fillCart(page);
    await openDetails(page);
    await giveDetails(page, { country: "United Kingdom" });
    await next(page, "Review").click();
    await acceptTerms(page);
    const sent = page.waitForRequest((request) => request.url().endsWith("/api/store/checkout"));
    await page.getByRole("button", { name: "Place the order" }).click();
    const keys = Object.keys((await sent).postDataJSON()).sort();
    expect(keys).toEqual(["currencySeen", "sessionId", "totalSeen", "user"]);
    await expectPlaced(page);
    await expect(page.getByText(/Please pay it by/)).toBeVisible();
  });
});

test("a card that is declined is said, and nothing that was typed is lost", async ({ complaints, page }) => {
  test.setTimeout(90_000);
  complaints.expect(/402/);
  await fillCart(page);
  await goToReview(page, german, sandboxCards.declined);
  await acceptTerms(page);
  await orderButton(page).click();
  await expect(heading(page, "How would you like to pay?")).toBeVisible();
  await expect(page.getByText("The bank has declined the card.").first()).toBeVisible();
  await expect(page.getByLabel("Card number")).toHaveValue(sandboxCards.declined);
  await giveCard(page, sandboxCards.success);
  await acceptTerms(page);
  await orderButton(page).click();
  await expectPlaced(page);
});

test("a payment that is confirmed elsewhere comes back, whether it was confirmed or refused", async ({
  complaints,
  page,
}) => {
  test.setTimeout(90_000);
  complaints.expect(/402/);
  await fillCart(page);
  await goToReview(page, german, sandboxCards.confirm);
  await acceptTerms(page);
  await orderButton(page).click();
  await page.getByRole("button", { name: "Refuse it" }).click();
  await expect(heading(page, "This payment did not go through")).toBeVisible();
  await page.getByRole("link", { name: "Back to payment" }).click();
  await giveCard(page, sandboxCards.confirm);
  await acceptTerms(page);
  await orderButton(page).click();
  await page.getByRole("button", { name: "Confirm the payment" }).click();
  await expectPlaced(page);
});

test("the steps are kept by the address: back, forward and a reload lose nothing", async ({ page }) => {
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
  await giveDetails(page, german);
  await page.goBack();
  await expect(page.getByLabel("First name")).toHaveValue("Robin");
  await page.goForward();
  await expect(heading(page, "Who takes the sample?")).toBeFocused();
  await page.goto("/checkout");
  await page.getByRole("button", { name: "Go on where you were: Sampling" }).click();
  await expect(heading(page, "Who takes the sample?")).toBeVisible();
});

test("without a key the page of an order says how to get it", async ({ page }) => {
  for (const path of ["/checkout/complete", `/checkout/complete?order=${"x".repeat(43)}`]) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole("link", { name: "Look up an order" })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  }
});

test("a connection that is lost while ordering is said, and one order comes of it", async ({
  complaints,
  context,
  page,
}) => {
  test.setTimeout(90_000);
  complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  await fillCart(page);
  await goToReview(page, german, sandboxCards.success);
  await acceptTerms(page);
  await context.setOffline(true);
  await orderButton(page).click();
  await expect(page.getByText("There is no connection.")).toBeVisible();
  await context.setOffline(false);
  // The shop does the work, and its answer is lost.
  await page.route("**/api/store/checkout", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await orderButton(page).click();
  await expect(page.getByText("We got no answer")).toBeVisible({ timeout: 20_000 });
  await page.unroute("**/api/store/checkout");
  await orderButton(page).click();
  await expectPlaced(page);
});
