import { expect } from "@playwright/test";
import { activateKit } from "@/e2e/testing/activated-kit";
import { expectGoodPage } from "@/e2e/testing/axe";
import { signIn } from "@/e2e/testing/steps";
import { inProof, shopUrl, test } from "@/e2e/testing/test";

test("the sample tracker finds a barcode and shows a change without a reload, and there is no report yet", async ({
  page,
  problems,
}) => {
  const { barcode, token, call } = await activateKit(shopUrl);
  problems.allow(/status of 404/);
  await page.goto("/tools/sample-tracker");
  const field = page.getByLabel("Barcode on the tube");
  const track = page.getByRole("button", { name: "Track sample" });
  await track.click();
  await expect(page.getByText("Enter the barcode from the tube")).toBeVisible();
  await field.fill("TM 0000");
  await track.click();
  await expect(page.getByText("We don’t know this barcode")).toBeVisible();
  await field.fill(barcode);
  await track.click();
  await expect(page.getByRole("heading", { name: "Ready for your sample" })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`barcode=${barcode}`));
  const current = page
    .getByRole("region", { name: "From your order to the report" })
    .locator("[aria-current]");
  await expect(current).toContainText("Activated");
  await expect(page.getByRole("link", { name: "Sign in to see whose sample it is" })).toBeVisible();
  await expect(page.getByText("Pepper")).toHaveCount(0);
  await expectGoodPage(page);

  expect((await call("PUT", `/activate/activations/${token}/posted`, {})).status).toBe(200);
  await expect(page.getByRole("heading", { name: "Your sample is on its way to us" })).toBeVisible();
  await expect(current).toContainText("Posted");

  await page.goto(`/tools/report-authentication?barcode=${barcode}`);
  await expect(page.getByRole("heading", { name: "No report with this barcode" })).toBeFocused();
  await expectGoodPage(page);
});

test(
  "the microchip checker explains a number and names the animal of a breeder",
  inProof,
  async ({ page }) => {
    await page.goto("/tools/microchip-checker");
    await page.getByLabel("Microchip number").fill("276 0981 0000 0123");
    await page.getByRole("button", { name: "Check number" }).click();
    await expect(page.getByRole("heading", { name: "Valid ISO number" })).toBeFocused();
    await expect(page.getByText("The code 276 is the country code of Germany.")).toBeVisible();
    await expectGoodPage(page);

    await signIn(page, "breeder");
    await page.goto("/my/microchip-checker?number=276098100000124");
    await expect(page.getByText("None of your animals has this number.")).toBeVisible();
    await expectGoodPage(page);
  },
);
