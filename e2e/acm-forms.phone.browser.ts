import { expect } from "@playwright/test";
import { drawSignature } from "@/e2e/testing/draw-signature";
import { axeViolations, expectGoodPage } from "@/e2e/testing/axe";
import { signIn } from "@/e2e/testing/steps";
import { inProof, test } from "@/e2e/testing/test";

test("a breeder requests a form, fills it in, and both sign it", inProof, async ({ page, problems }) => {
  // There is no sample to attach the form to.
  problems.allow(/status of 409/);
  await signIn(page, "breeder");
  await page.goto("/my/acm-form-requests");
  await page.getByRole("link", { name: "Request a form" }).click();
  await page.getByLabel("Animal", { exact: true }).selectOption({ label: "Fen, Border Collie" });
  await page.getByLabel("Sample collector’s name").fill("Dr Lake");
  await page.getByLabel("Place of the collection").fill("Geelong");
  await page.getByLabel("Planned for").fill("2026-12-01");
  await page.getByRole("button", { name: "Request the form" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Form for Fen" })).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Open the form (PDF)" }).click();
  expect((await download).suggestedFilename()).toMatch(/^acm-form-\d+\.pdf$/);

  await page.getByLabel("Microchip as scanned").fill("956 000 001 234 567");
  await page.getByLabel("Barcode of the tube").fill("TM00001111");
  await page.getByLabel("Date of the collection").fill("2026-01-15");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();

  // The first area belongs to the owner.
  await page.getByLabel("Full name").first().fill("Bree Holloway");
  await page.getByRole("button", { name: "Sign as owner" }).click();
  await expect(page.getByText("Please draw your signature")).toBeVisible();
  await page.getByText("Type my name").nth(1).click();
  await drawSignature(page);
  await expectGoodPage(page);
  await page.getByRole("button", { name: "Sign as owner" }).click();
  await expect(page.getByText("Signed by Bree Holloway")).toBeVisible();
  await page.getByRole("button", { name: "Sign as collector" }).click();
  await expect(page.getByText("Signed by Dr Lake")).toBeVisible();
  await expect(page.getByText("All signed.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete" })).toBeHidden();
  await page.getByRole("button", { name: "Attach to the sample" }).click();
  await expect(page.getByText("No sample of this animal has this barcode yet.")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test("a form that is not signed is deleted after a question", async ({ page }) => {
  await signIn(page, "breeder");
  await page.goto("/my/acm-form-requests");
  await page.getByRole("link", { name: "Form for Juniper" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.waitForURL("/my/acm-form-requests");
  await expect(page.getByRole("link", { name: "Form for Juniper" })).toBeHidden();
});
