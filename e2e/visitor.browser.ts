import { expect } from "@playwright/test";
import { fillCart } from "@/e2e/testing/steps";
import { chooseCountry, productPath, test } from "@/e2e/testing/test";

for (const country of ["AU", "SE"])
  test(`Add to cart works in ${country}`, async ({ context, page }) => {
    await chooseCountry(context, country);
    await fillCart(page);
  });

test("a visitor with a known country, without session or cart, makes no API call", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) calls.push(request.url());
  });
  for (const path of ["/", "/store", productPath]) await page.goto(path, { waitUntil: "networkidle" });
  expect(calls).toEqual([]);
});

test("sign-in shows errors inline, then redirects to the requested page", async ({ problems, page }) => {
  problems.allow(/status of 401/);
  await page.goto("/my");
  expect(new URL(page.url()).search).toBe("?next=%2Fmy");
  await page.getByLabel("Email").fill("breeder@tailmark.test");
  await page.getByLabel("Password").fill("not-this-one");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Wrong email or password." })).toBeVisible();
  await page.getByLabel("Password").fill("Tailmark-demo-1");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("/my");
  await expect(page.locator("main")).toContainText("Bree Holloway");
});

test("a campaign appears after scrolling and stays closed once closed", async ({ context, page }) => {
  await context.clearCookies({ name: "campaign_popup" });
  const campaign = page.getByRole("complementary", { name: "Our tip" });
  await page.goto("/");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(campaign).toBeVisible();
  await campaign.getByRole("button", { name: "Close and don’t show again" }).click();
  await expect(campaign).toHaveCount(0);
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === "campaign_popup")?.value)
    .toBe("closed");
  // Like a new window: session storage is empty.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(page.locator("html")).toHaveAttribute("data-scrolled");
  await expect(campaign).toHaveCount(0);
});
