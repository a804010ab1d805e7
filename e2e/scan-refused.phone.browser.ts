import { expect } from "@playwright/test";
import { expectGoodPage } from "@/e2e/testing/axe";
import { browserFlags, refusedCamera } from "@/e2e/testing/fake-camera";
import { labelSvg } from "@/e2e/testing/label-picture";
import {
  barcodeField as field,
  openBarcodePage,
  scanButton,
  scanDialog as dialog,
} from "@/e2e/testing/scan-page";
import { inProof, test } from "@/e2e/testing/test";
import { toKitBarcode } from "@/lib/domain/kits/kit-barcode";

test.use(browserFlags(...refusedCamera));

const inPhoto = toKitBarcode("350999042117");
const refusal = "Camera access is blocked. Allow the camera for this site";

test(
  "a user whose camera is refused types the barcode or chooses a photo of it",
  inProof,
  async ({ context, page }) => {
    const drawing = await context.newPage();
    await drawing.setContent(labelSvg(inPhoto));
    const photo = await drawing.locator("svg").screenshot({ type: "jpeg", quality: 80 });
    await drawing.close();
    await openBarcodePage(page);
    await scanButton(page).click();
    await expect(page.getByText(refusal)).toBeVisible();
    await expectGoodPage(page);
    await page.getByRole("button", { name: "Type the barcode instead" }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(field(page)).toBeFocused();
    await scanButton(page).click();
    await expect(page.getByText(refusal)).toBeVisible();
    const choose = async (name: string, mimeType: string, buffer: Buffer) => {
      const chooser = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: "Choose a photo" }).click();
      await (await chooser).setFiles({ name, mimeType, buffer });
    };
    await choose("notes.txt", "text/plain", Buffer.from("no picture"));
    await expect(page.getByRole("alert")).toHaveText("We can’t open this file. Choose a photo.");
    const noLabel = await page.screenshot();
    await choose("screen.png", "image/png", noLabel);
    await expect(page.getByRole("alert")).toContainText("We can’t read a barcode in this photo.");
    await choose("label.jpg", "image/jpeg", photo);
    await expect(field(page)).toHaveValue(inPhoto);
    await expect(dialog(page)).toHaveCount(0);
  },
);
