import { expect, type Page } from "@playwright/test";
import { cartCount, horizontalOverflow, openOverview, signIn } from "@/e2e/testing/steps";
import { productPath, test } from "@/e2e/testing/test";

async function logOut(page: Page): Promise<void> {
  // The cart is the last that the page loads. A request still running would fail after sign-out and log an error.
  await expect(cartCount(page)).toHaveText("1");
  await page
    .getByRole("banner")
    .locator("summary", { hasText: "My account" })
    .filter({ visible: true })
    .click();
  await page.getByRole("button", { name: "Sign out" }).filter({ visible: true }).click();
  await page.waitForURL("/");
}

test("an owner sees the overview of the role, and nothing private or stored remains after logging out", async ({
  page,
}) => {
  await signIn(page, "owner");
  await page.goto(productPath);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText("Item added to cart")).toBeVisible();
  await openOverview(page);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hello");
  await expect(page.getByText("Signed in as")).toContainText("(pet owner)");
  await expect(page.locator("html")).toHaveAttribute("data-user-type", "owner");
  await page.keyboard.press("Control+k");
  const find = page.getByRole("dialog", { name: "Find anything" });
  await find.getByRole("searchbox").fill("order test");
  await expect(find.getByRole("link", { name: /^Order tests/ })).toHaveAttribute("href", "/pet-owner");
  await page.keyboard.press("Escape");
  await expect(find).toHaveCount(0);

  await logOut(page);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .not.toMatch(/"sessionId\\*":\\*"|isLoggedIn\\*":true/);
  await page.goBack();
  await expect(page.getByText("Signed in as")).toHaveCount(0);
  await page.goto("/my");
  expect(new URL(page.url()).pathname).toBe("/login");
});

test("an admin searches a breeder, impersonates them with a reason, and stops by one click", async ({
  page,
}) => {
  await signIn(page, "admin");
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Administration" })).toBeVisible();
  await expect(page.getByText(/^Logged in as: .+ \(.+\)Find a user$/)).toBeVisible();
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole("searchbox", { name: "Name or email" }).fill("Holloway");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  const row = page.getByRole("row").filter({ hasText: "breeder@tailmark.test" });
  await row.getByText("Act as").click();
  await row.getByLabel("Why").fill("Cannot find her order");
  await row.getByRole("button", { name: "Start", exact: true }).click();
  await page.waitForURL("/my");
  await expect(page.getByText("Logged in as: Bree Holloway (breeder)")).toBeVisible();

  // Static pages show the notice as well.
  await page.goto("/store");
  await expect(page.getByText("Logged in as: Bree Holloway (breeder)")).toBeVisible();
  await page.getByRole("button", { name: "Stop impersonating" }).click();
  await page.waitForURL("/admin");
  const entry = page.getByRole("row").filter({ hasText: "Cannot find her order" }).first();
  await expect(entry).toContainText("Bree Holloway");
  await expect(entry).toContainText("Stopped acting as Bree Holloway");
});
