import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { expectGoodPage } from "@/e2e/testing/axe";
import { heading, sandboxCards } from "@/e2e/testing/checkout";
import { buyProduct } from "@/e2e/testing/kits";
import { waitForMail } from "@/e2e/testing/mailbox";
import { signIn } from "@/e2e/testing/steps";
import { inProof, shopUrl, test } from "@/e2e/testing/test";

test("an admin finds a failed refund, retries it and closes the payment with a note", async ({ page }) => {
  const { number } = await buyProduct(969, { shop: shopUrl, card: sandboxCards.refundFails });
  await signIn(page, "admin");
  await page.goto(`/admin/payments?filter=all&search=${number}`);
  const main = page.getByRole("main");
  await expect(main.getByText("1 payment", { exact: true })).toBeVisible();
  await main.getByRole("link", { name: new RegExp(number) }).click();
  await page.getByRole("textbox", { name: "Reason" }).fill("Ordered twice");
  await page.getByRole("button", { name: /^Refund .*\d/ }).click();

  const attention = "A refund failed. The buyer is still waiting for the money.";
  await expect(main.getByText(attention)).toBeVisible();
  await page.goto(`/admin/payments?filter=attention&search=${number}`);
  await expect(heading(page, "Payments that need attention")).toBeVisible();
  await expect(main.getByText(attention)).toBeVisible();
  await expectGoodPage(page);
  await main.getByRole("link", { name: new RegExp(number) }).click();
  await expect(page.getByRole("button", { name: "Retry refund" })).toBeVisible();
  await expectGoodPage(page);

  await page.getByRole("button", { name: "Retry refund" }).click();
  const refunds = page.getByRole("table", { name: "Refunds" });
  await expect(refunds.getByRole("row", { name: /^Failed .* Ordered twice/ })).toBeVisible();
  await expect(refunds.getByRole("row", { name: /^Refunded .* Ordered twice/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Retry refund" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Refunded");
  await waitForMail("robin@buyers.test", new RegExp(`^Your refund for order ${number} is delayed`));
  await waitForMail("robin@buyers.test", new RegExp(`^Your refund for order ${number}$`));

  await page.getByRole("textbox", { name: "Note" }).fill("Told the buyer by phone");
  await page.getByRole("checkbox", { name: "Done, remove from this list" }).check();
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "History" })).toContainText("Told the buyer by phone");
  await page.goto(`/admin/payments?filter=attention&search=${number}`);
  await expect(main.getByText("No payment needs attention")).toBeVisible();
});

const today = () => new Date().toISOString().slice(0, 10);

/** Buys again if the day has changed meanwhile. */
async function buyWithinADay(): Promise<{ readonly day: string; readonly number: string }> {
  const day = today();
  const { number } = await buyProduct(969, { shop: shopUrl });
  return day === today() ? { day, number } : buyWithinADay();
}

test(
  "an admin compares the day's payments with the provider and downloads them",
  inProof,
  async ({ page }) => {
    const { day, number } = await buyWithinADay();
    await signIn(page, "admin");
    await page.goto("/admin/payments");
    await page.getByRole("link", { name: "Daily report" }).click();
    await expect(heading(page, "Daily report")).toBeVisible();
    await page.getByRole("textbox", { name: "Day" }).fill(day);
    await page.getByRole("button", { name: "Show" }).click();
    await page.waitForURL(`/admin/payments/report?day=${day}`);
    const totals = page.getByRole("table", { name: "Totals by provider and currency" });
    await expect(totals.getByRole("row", { name: /^Sandbox, EUR .* €0\.00$/ })).toBeVisible();
    await expect(page.getByText("Our ledger matches the providers.")).toBeVisible();
    await expectGoodPage(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download as CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`payments-${day}.csv`);
    const [header, ...rows] = readFileSync(await download.path(), "utf8").split("\r\n");
    expect(header).toMatch(
      /"provider","kind","reference","order","at","currency","ours","theirs","difference"$/,
    );
    expect(rows.find((row) => row.includes(number))).toMatch(
      /^"sandbox","payment",.*,"EUR","110\.9","110\.9","0"$/,
    );
  },
);
