import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { axeViolations, expectGoodPage } from "@/e2e/testing/axe";
import { buyProduct } from "@/e2e/testing/kits";
import { waitForMail } from "@/e2e/testing/mailbox";
import { openContext } from "@/e2e/testing/open-context";
import { horizontalOverflow, signIn } from "@/e2e/testing/steps";
import { shopUrl, test } from "@/e2e/testing/test";

test("a guest's order is posted by an admin, and its page shows the tracking link", async ({
  page,
  browser,
}, { project }) => {
  const { number, token } = await buyProduct(969, { shop: shopUrl });
  await page.goto(`/checkout/complete?order=${token}`);
  await expect(page.getByRole("heading", { name: "We post your kit" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Delivery address" })).toBeVisible();
  const kits = page.getByRole("region", { name: "Your kits" });
  await expect(kits.getByRole("link", { name: /^Activate kit TM / })).toHaveAttribute(
    "href",
    /^\/activate\?barcode=TM\d{13}$/,
  );
  await kits.getByText("Show the label on the tube").click();
  await expect(kits.getByRole("figure")).toBeVisible();
  await expectGoodPage(page);
  const orderUrl = page.url();
  const receipt = await waitForMail("robin@buyers.test", new RegExp(`^Your order ${number} is confirmed`));
  expect(receipt.text).toContain("Includes 19% VAT");
  await page.getByLabel("Password").fill(`long ${randomUUID()}`);
  await page.getByRole("button", { name: "Create my account" }).click();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();

  const admin = await openContext(browser, project.use);
  const adminPage = await admin.newPage();
  await signIn(adminPage, "admin");
  await adminPage.goto(`/admin/orders?toPost=true&search=${number}`);
  await adminPage
    .getByRole("main")
    .getByRole("link", { name: new RegExp(number) })
    .first()
    .click();
  await expect(adminPage.getByRole("link", { name: "Packing slip (PDF)" })).toBeVisible();
  const labels = adminPage.getByRole("link", { name: "Print tube labels" });
  const sheet = await adminPage.request.get((await labels.getAttribute("href")) ?? "");
  expect(sheet.headers()["content-type"]).toBe("application/pdf");
  const tube = adminPage.getByRole("table", { name: "1 tube" }).getByRole("row").nth(1);
  await expect(tube).toContainText("–");
  await adminPage.getByRole("button", { name: "Mark as posted" }).click();
  const dialog = adminPage.getByRole("dialog", { name: `Mark ${number} as posted` });
  await dialog.getByLabel("Carrier").selectOption("DHL Paket");
  await dialog.getByLabel("Tracking number").fill("JJD 0001");
  expect(await axeViolations(adminPage)).toEqual([]);
  await dialog.getByRole("button", { name: "Mark as posted" }).click();
  await expect(adminPage.getByRole("button", { name: "Correct tracking details" })).toBeVisible();
  await expect(tube).not.toContainText("–");
  expect(await horizontalOverflow(adminPage)).toBeLessThanOrEqual(0);
  await admin.close();

  await page.goto(orderUrl);
  await expect(page.getByRole("link", { name: "Track the parcel" })).toHaveAttribute(
    "href",
    /piececode=JJD0001$/,
  );
  const mail = await waitForMail("robin@buyers.test", new RegExp(`^Your order ${number} is on its way`));
  expect(mail.text).toContain("piececode=JJD0001");
});
