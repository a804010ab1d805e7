import { expect } from "@playwright/test";
import { axeViolations } from "@/e2e/testing/axe";
import { horizontalOverflow, signIn } from "@/e2e/testing/steps";
import { test } from "@/e2e/testing/test";

test("the overview lists kits to activate, and the order of a kit shows it too", async ({ page }) => {
  await signIn(page, "breeder");
  await page.goto("/my");
  const kits = page.getByRole("region", { name: "Kits to activate" });
  await expect(kits.getByText(/^\d+ kits are waiting$/)).toBeVisible();
  await expect(kits.getByRole("link", { name: "Activate a kit" })).toHaveAttribute("href", "/activate");
  const first = kits.getByRole("listitem").first();
  const number = /TM-[A-Z2-9]{8}/.exec((await first.textContent()) ?? "")?.[0] ?? "";
  const barcode = await first.getByRole("link", { name: /^Activate kit/ }).getAttribute("href");
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  expect(await axeViolations(page)).toEqual([]);

  await page.goto("/my/orders");
  await page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(number) })
    .click();
  const ofOrder = page.getByRole("region", { name: "Your kits" });
  await expect(ofOrder.locator(`a[href="${barcode}"]`)).toBeVisible();
  await ofOrder.getByText("Show the label on the tube").first().click();
  await expect(ofOrder.getByRole("figure").first()).toBeVisible();
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  expect(await axeViolations(page)).toEqual([]);
});
