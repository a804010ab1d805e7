import type { Page } from "@playwright/test";

/** Opens the page with the field for the barcode of a kit. */
export async function openBarcodePage(page: Page): Promise<void> {
  await page.goto("/activate");
  await page.getByLabel("Email").fill("robin@buyers.test");
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await barcodeField(page).waitFor();
}

export const barcodeField = (page: Page) => page.getByRole("textbox", { name: "Barcode", exact: true });
export const scanButton = (page: Page) => page.getByRole("button", { name: "Scan barcode" });
export const scanDialog = (page: Page) => page.getByRole("dialog", { name: "Scan the barcode" });
