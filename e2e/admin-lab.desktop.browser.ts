import { expect, type Page } from "@playwright/test";
import { expectGoodPage } from "@/e2e/testing/axe";
import { heading } from "@/e2e/testing/checkout";
import { buyKits } from "@/e2e/testing/kits";
import { signIn } from "@/e2e/testing/steps";
import { shopUrl, test } from "@/e2e/testing/test";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";

const genoPet = 969;

const findTube = async (page: Page, barcode: string) => {
  await page.goto("/admin/lab");
  const field = page.getByRole("textbox", { name: "Barcode" });
  await expect(field).toBeFocused();
  // As a hand scanner does.
  await page.keyboard.type(barcode);
  await page.keyboard.press("Enter");
};

test("an admin finds a tube, moves, holds and releases it, and uploads its results", async ({ page }) => {
  const [barcode = ""] = await buyKits(genoPet, { shop: shopUrl });
  await signIn(page, "admin");
  await findTube(page, "TM0000000000000");
  await expect(page.getByText("There is no tube with this barcode.")).toBeVisible();
  await findTube(page, formatBarcode(barcode));
  await expect(heading(page, formatBarcode(barcode))).toBeVisible();

  await page.getByRole("button", { name: "Move to: Received" }).click();
  await expect(page.getByRole("button", { name: "Move to: Quality check" })).toBeVisible();
  const history = page.getByRole("region", { name: "History" });
  await expect(history).toContainText("Received");
  await page.getByRole("button", { name: "Put on hold" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("What is wrong").selectOption("sex");
  await dialog.getByLabel("Note").fill("The sample is from a male");
  await dialog.getByRole("button", { name: "Put on hold" }).click();
  await expect(page.getByText("On hold · Wrong sex").first()).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole("button", { name: "Release" }).click();
  await dialog.getByRole("button", { name: "Release" }).click();
  await expect(page.getByRole("button", { name: "Put on hold" })).toBeVisible();
  await expect(history).toContainText("Released");

  await page.goto("/admin/lab");
  await page.getByRole("link", { name: "Upload results" }).click();
  const rows = [
    "barcode,locus,allele1,allele2,reason",
    `${barcode},canine.MC1R,E,e,`,
    `${barcode},canine.MC1R,E,z,`,
  ];
  const file = { name: "results.csv", mimeType: "text/csv", buffer: Buffer.from(rows.join("\n")) };
  await page.getByLabel("CSV file").setInputFiles(file);
  await page.getByLabel("Assay version").fill("2026.1");
  await page.getByRole("button", { name: "Upload" }).click();
  const wrong = page.getByRole("list", { name: "Rows with errors" });
  await expect(wrong).toHaveText("Row 3, allele2: z The locus does not have this allele");
  await expectGoodPage(page);
  await page.getByRole("button", { name: "Save the valid row" }).click();
  await expect(page.getByText("1 row saved for 1 tube.")).toBeVisible();

  await page.goto("/admin/lab?filter=received");
  await page.getByRole("checkbox", { name: `Select ${formatBarcode(barcode)}` }).check();
  await page.getByLabel("Move to").selectOption("Testing");
  await expectGoodPage(page);
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await expect(page.getByText("1 tube moved to Testing.")).toBeVisible();
  await findTube(page, barcode);
  await expect(page.getByRole("button", { name: "Move to: Data review" })).toBeVisible();
  await expect(history).toContainText("Results of run 1: 1 result");
});
