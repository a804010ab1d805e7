import { expect } from "@playwright/test";
import { axeViolations } from "@/e2e/testing/axe";
import { heading, sandboxCards } from "@/e2e/testing/checkout";
import { buyProduct } from "@/e2e/testing/kits";
import { findLink, waitForMail } from "@/e2e/testing/mailbox";
import { horizontalOverflow, signIn } from "@/e2e/testing/steps";
import { inProof, shopUrl, test } from "@/e2e/testing/test";

test("several pending orders are paid together, exactly once", inProof, async ({ page, problems }) => {
  problems.allow(/402/);
  await signIn(page, "pending");
  await page.goto("/my/pending-orders");
  const open = page.getByRole("main").getByRole("checkbox");
  await expect(open).toHaveCount(3);
  await page.getByRole("button", { name: "Choose all" }).click();
  await expect(page.getByText("3 chosen")).toBeVisible();
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Pay now" }).click();
  const dialog = page.getByRole("dialog", { name: /^Pay \$/ });
  await dialog.getByLabel("Card number").fill(sandboxCards.declined);
  await dialog.getByLabel("Month").fill("11");
  await dialog.getByLabel("Year").fill(String(new Date().getFullYear() + 2));
  await dialog.getByLabel("Security code").fill("123");
  const pay = dialog.getByRole("button").last();
  await pay.click();
  // Declined: the form keeps its values.
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expect(dialog.getByLabel("Security code")).toHaveValue("123");
  await dialog.getByLabel("Card number").fill(sandboxCards.success);
  await pay.dblclick();
  await expect(dialog.getByText("Paid. Thank you!")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("No payments due.")).toBeVisible();
  const mail = await waitForMail("pending@tailmark.test", /^Your payment for order .* has arrived/);
  await page.goto(findLink(mail));
  await expect(heading(page, "Thank you. The invoice is paid.")).toBeVisible();
  const invoice = page.getByRole("link", { name: "Download invoice (PDF)" });
  const [download] = await Promise.all([page.waitForEvent("download"), invoice.click()]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
});

test("an admin refunds part of an order, and the buyer gets an email", async ({ page }) => {
  const { number } = await buyProduct(969, { shop: shopUrl });
  await signIn(page, "admin");
  await page.goto(`/admin/orders?search=${number}`);
  await page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(number) })
    .first()
    .click();
  await page.getByRole("button", { name: "Refund" }).click();
  const dialog = page.getByRole("dialog", { name: `Refund ${number}` });
  await dialog.getByRole("radio", { name: "Part: enter an amount" }).check();
  await dialog.getByRole("textbox", { name: "Amount" }).fill("10.00");
  await dialog.getByLabel("Reason").fill("A late kit");
  await dialog.getByRole("button", { name: /^Refund .*\d/ }).click();
  const refunds = page.getByRole("table", { name: "Refunds" });
  await expect(refunds.getByRole("row", { name: /^Refunded €10\.00 .* A late kit/ })).toBeVisible();
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  expect(
    (await waitForMail("robin@buyers.test", new RegExp(`^Your refund for order ${number}`))).text,
  ).toContain("10.00");
});

test("order lookup emails the link to the buyer", async ({ page }) => {
  const { number } = await buyProduct(969, { shop: shopUrl });
  const email = "robin@buyers.test";
  await page.goto("/order-lookup");
  await page.getByLabel("Order number").fill(number.toLowerCase());
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(page.getByText("Check your inbox")).toBeVisible();
  await page.goto(findLink(await waitForMail(email, new RegExp(number))));
  await expect(page.getByText(number)).toBeVisible();
});
