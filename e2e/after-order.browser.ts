import { expect, type Page } from "@playwright/test";
import { findings } from "@/e2e/testing/axe";
import { acceptTerms, goToReview, heading, orderButton, sandboxCards } from "@/e2e/testing/checkout";
import { linkIn, mailTo } from "@/e2e/testing/mailbox";
import { fillCart, overhang, signIn } from "@/e2e/testing/steps";
import { test } from "@/e2e/testing/test";

/** A guest's order that is paid; its number. */
async function placeOrder(page: Page): Promise<string> {
  await fillCart(page);
  await goToReview(page, { country: "Germany", postalCode: "20095" }, sandboxCards.success);
  await acceptTerms(page);
  await orderButton(page).click();
  await expect(heading(page, "Thank you. Your order is placed.")).toBeVisible({ timeout: 20_000 });
  const number = page.locator("dd").filter({ hasText: /^TM-[A-Z0-9]{8}$/ });
  return (await number.first().textContent()) ?? "";
}

test("what was left open is chosen and paid together, once", async ({ page, complaints }) => {
  test.setTimeout(120_000);
  complaints.expect(/402/);
  await signIn(page, "pending");
  await page.goto("/my/pending-orders");
  const open = page.getByRole("main").getByRole("checkbox");
  await expect(open).toHaveCount(3);
  await page.getByRole("button", { name: "Choose all" }).click();
  await expect(page.getByText("3 chosen")).toBeVisible();
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Pay now" }).click();
  const dialog = page.getByRole("dialog", { name: /^Pay \$/ });
  await dialog.getByLabel("Card number").fill(sandboxCards.declined);
  await dialog.getByLabel("Month").fill("11");
  await dialog.getByLabel("Year").fill(String(new Date().getFullYear() + 2));
  await dialog.getByLabel("Security code").fill("123");
  const pay = dialog.getByRole("button").last();
  await pay.click();
  // Refused: everything that was typed stands there still.
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expect(dialog.getByLabel("Security code")).toHaveValue("123");
  await dialog.getByLabel("Card number").fill(sandboxCards.success);
  await pay.dblclick();
  await expect(dialog.getByText("Paid. Thank you!")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("Nothing waits for your payment.")).toBeVisible();
  const mail = await mailTo("pending@tailmark.test", /^Your payment for order .* has arrived/);
  await page.goto(linkIn(mail));
  await expect(heading(page, "Thank you. The invoice is paid.")).toBeVisible();
  const invoice = page.getByRole("link", { name: "Keep the invoice (PDF)" });
  const [download] = await Promise.all([page.waitForEvent("download"), invoice.click()]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
});

test("a part is given back by an administrator, and who bought reads it", async ({ page, browser }) => {
  test.setTimeout(120_000);
  const number = await placeOrder(page);
  const ofBuyer = page.url();
  await signIn(page, "admin");
  await page.goto(`/admin/orders?search=${number}`);
  await page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(number) })
    .first()
    .click();
  await page.getByRole("button", { name: "Give money back" }).click();
  const dialog = page.getByRole("dialog", { name: `Give money back for ${number}` });
  await dialog.getByLabel("Amount").fill("10.00");
  await dialog.getByLabel("Why").fill("A late kit");
  await dialog.getByRole("button", { name: "Give back" }).click();
  await expect(page.getByText("Given back")).toBeVisible();
  await expect(page.getByText("€10.00").first()).toBeVisible();
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  const buyer = await browser.newContext();
  const theirs = await buyer.newPage();
  await theirs.goto(ofBuyer);
  await expect(heading(theirs, "Thank you. Your order is placed.")).toBeVisible();
  await buyer.close();
  expect((await mailTo("robin@buyers.test", new RegExp(`^Your refund for order ${number}`))).text).toContain(
    "10.00",
  );
});

test("a guest finds the way back to an order by mail, and nobody else learns of it", async ({ page }) => {
  test.setTimeout(120_000);
  const number = await placeOrder(page);
  for (const [email, isTheirs] of [
    ["somebody@else.test", false],
    ["robin@buyers.test", true],
  ] as const) {
    await page.goto("/order-lookup");
    await page.getByLabel("Order number").fill(number.toLowerCase());
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("button", { name: "Send me the link" }).click();
    await expect(page.getByText("Look into your mailbox")).toBeVisible();
    if (!isTheirs) continue;
    const mail = await mailTo(email, /./);
    await page.goto(linkIn(mail));
    await expect(page.getByText(number)).toBeVisible();
  }
});
