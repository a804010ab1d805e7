import { expect, type Page } from "@playwright/test";
import { type Programs, startTestPrograms, startTimeoutMs } from "@/e2e/testing/programs";
import { cartCount, emptyCart, isPhone } from "@/e2e/testing/steps";
import { type BreakableProxy, startBreakableProxy } from "@/e2e/testing/breakable-proxy";
import { backendUrl, productPath, test } from "@/e2e/testing/test";

const account = (page: Page) => page.locator(".account-menu summary").filter({ visible: true });

/** A shop whose connection to the backend can be interrupted. */
let shop: Programs;
let proxy: BreakableProxy;
test.beforeAll(async () => {
  test.setTimeout(startTimeoutMs);
  proxy = await startBreakableProxy(backendUrl);
  shop = await startTestPrograms({ env: { UPSTREAM_URL: proxy.url } });
});
test.afterAll(async () => {
  await shop.stop();
  await proxy.close();
});

test("a backend outage keeps cached pages, session and cart", async ({ problems, page }) => {
  problems.allow(/foreign request|status of 50[0-9]|Server Components render|React error #441/);
  const at = (path: string) => shop.shop + path;
  await page.goto(at("/login"));
  await page.getByLabel("Email").fill("breeder@tailmark.test");
  await page.getByLabel("Password").fill("Tailmark-demo-1");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((url) => url.pathname !== "/login");
  await emptyCart(page);
  await page.goto(at(productPath));
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(cartCount(page)).toHaveText("1");
  const cookies = await page.context().cookies();
  const unreached = account(page).getByText("Error fetching user type");

  proxy.fail("refused");
  await test.step("a cached page is served", async () => {
    expect((await page.goto(at(productPath)))?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
  await test.step("an uncached page shows an error", async () => {
    expect((await page.goto(at("/breeder/for-cats/breeds")))?.status()).toBe(503);
    await expect(page.getByRole("heading", { name: "Failed to fetch breeds" })).toBeVisible();
  });
  await test.step("the account menu says that the account cannot be reached", async () => {
    // The shop tries again after pauses of up to a minute.
    await page.clock.install();
    await page.goto(at(productPath));
    if (isPhone(page)) await page.getByRole("button", { name: "Open the menu" }).tap();
    await expect(account(page)).toContainText("My account");
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(unreached).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });
  // The next attempt fails as well, and only a 401 may end the session.
  const failed = page.waitForResponse(
    (response) => response.url().includes("/api/") && response.status() >= 500,
  );
  await page.clock.fastForward(60_000);
  await failed;
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(cookies.map(({ name }) => name));

  await proxy.recover();
  await test.step("the account menu recovers by itself", async () => {
    await expect(async () => {
      await page.clock.fastForward(60_000);
      await expect(unreached).toBeHidden({ timeout: 5_000 });
    }).toPass();
    await expect(account(page)).toContainText("My account");
  });
  await test.step("the failed page was not cached", async () => {
    await expect.poll(async () => (await page.goto(at("/breeder/for-cats/breeds")))?.status()).toBe(200);
  });
  await expect(cartCount(page)).toHaveText("1");
  await page.goto(at("/my"));
  await expect(page.locator("main")).toContainText("Bree Holloway");
});
