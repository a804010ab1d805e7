import { expect } from "@playwright/test";
import { horizontalOverflow, signIn } from "@/e2e/testing/steps";
import { test } from "@/e2e/testing/test";

test("the supplies form shows the total and focuses the first invalid field", async ({ page }) => {
  await signIn(page, "vet");
  await page.goto("/my/order-supplies");
  const order = page.getByRole("button", { name: "Place the order" });
  await order.click();
  await expect(page.getByText("Choose at least one kit.")).toBeVisible();
  await expect(page.getByRole("spinbutton").first()).toBeFocused();
  await page.getByLabel("Quantity of Swab kit", { exact: true }).fill("3");
  await expect(page.getByRole("status").filter({ hasText: "Total" })).toContainText("36.00");
  await order.click();
  await expect(page.getByLabel("First name")).toBeFocused();
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
});
