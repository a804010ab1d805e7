import { expect } from "@playwright/test";
import { productPath, test } from "@/e2e/testing/test";

test("a visitor with a known country, without session or cart, makes no API call", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) calls.push(request.url());
  });
  for (const path of ["/", "/store", productPath]) await page.goto(path);
  expect(calls).toEqual([]);
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
