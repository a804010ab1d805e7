import { expect } from "@playwright/test";
import { fillCart } from "@/e2e/testing/steps";
import { chooseCountry, productPath, test } from "@/e2e/testing/test";

for (const country of ["AU", "SE"])
  test(`the button on a product page puts it into the cart, in ${country}`, async ({ context, page }) => {
    await chooseCountry(context, country);
    await fillCart(page);
  });

test("a visitor without session or cart, whose country is known, makes no call at all", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) calls.push(request.url());
  });
  for (const path of ["/", "/store", productPath]) await page.goto(path, { waitUntil: "networkidle" });
  expect(calls).toEqual([]);
});

test("signing in shows what is wrong in place, then leads where one wanted to go", async ({
  complaints,
  page,
}) => {
  complaints.expect(/status of 401/);
  await page.goto("/my");
  expect(new URL(page.url()).search).toBe("?next=%2Fmy");
  await page.getByLabel("E-mail").fill("breeder@tailmark.test");
  await page.getByLabel("Password").fill("not-this-one");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "do not go together" })).toBeVisible();
  await page.getByLabel("Password").fill("Tailmark-demo-1");
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL("/my");
  await expect(page.locator("main")).toContainText("Bree Holloway");
});

test("a campaign comes up once somebody reads on, and is closed for good", async ({ context, page }) => {
  await context.clearCookies({ name: "campaign_popup" });
  const campaign = page.getByRole("complementary", { name: "Our tip" });
  await page.goto("/");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(campaign).toBeVisible();
  await campaign.getByRole("button", { name: "Close and do not show again" }).click();
  await expect(campaign).toHaveCount(0);
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === "campaign_popup")?.value)
    .toBe("closed");
  // As in another window: what is remembered of this visit is gone.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(page.locator("html")).toHaveAttribute("data-scrolled");
  await expect(campaign).toHaveCount(0);
});
