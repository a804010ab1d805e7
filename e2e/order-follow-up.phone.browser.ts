import { expect } from "@playwright/test";
import { expectGoodPage } from "@/e2e/testing/axe";
import { heading, sandboxCards } from "@/e2e/testing/checkout";
import { buyProduct } from "@/e2e/testing/kits";
import { findLink, waitForMail } from "@/e2e/testing/mailbox";
import { signIn } from "@/e2e/testing/steps";
import { inProof, shopUrl, test } from "@/e2e/testing/test";

test("several pending orders are paid together, exactly once", inProof, async ({ page, problems }) => {
  problems.allow(/402/);
  await signIn(page, "pending");
  await page.goto("/my/pending-orders");
  const open = page.getByRole("main").getByRole("checkbox");
  await expect(open).toHaveCount(3);
  await page.getByRole("button", { name: "Choose all" }).click();
  await expect(page.getByText("3 chosen")).toBeVisible();
  await expectGoodPage(page);
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
