import { expect } from "@playwright/test";
import { fillDetails, heading, next, openDetails } from "@/e2e/testing/checkout";
import { fillCart, horizontalOverflow, signIn } from "@/e2e/testing/steps";
import { test } from "@/e2e/testing/test";

test("field errors of an address disappear while typing", async ({ page }) => {
  await fillCart(page);
  await openDetails(page);
  await fillDetails(page, { country: "Germany" });
  await next(page, "Addresses").click();
  await page.getByRole("checkbox", { name: "The billing address is the same" }).uncheck();
  await next(page, "Delivery").click();
  const wrong = page.getByText("This field is required");
  await expect(wrong).toHaveCount(6);
  const street = page.getByRole("group", { name: "Delivery address" }).getByLabel("Street and number");
  await expect(street).toBeFocused();
  await street.fill("12 Harbour Road");
  await expect(wrong).toHaveCount(5);
});

test("the cost summary opened on one checkout step is collapsed on the next", async ({ page }) => {
  await fillCart(page);
  await page.goto("/checkout");
  await expect(page.getByRole("button", { name: "Go to checkout" })).toBeVisible();
  const costs = page.getByRole("button", { name: "Show coupon and costs" });
  if (await costs.isVisible()) await costs.click();
  else {
    await page.getByText("Coupon or loyalty points").click();
    const title = await heading(page, "Your cart").boundingBox();
    const line = await page.locator("[data-cart-line]").boundingBox();
    expect((line?.y ?? 0) - (title?.y ?? 0)).toBeLessThan(120);
  }
  await page.getByRole("button", { name: "Go to checkout" }).click();
  await expect(heading(page, "Who is ordering?")).toBeVisible();
  await expect(page.getByLabel("Code", { exact: true })).toBeHidden();
});

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
