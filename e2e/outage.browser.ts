import { expect, type Page } from "@playwright/test";
import { type Programs, startTestPrograms, startTimeoutMs } from "@/e2e/testing/programs";
import { cartControl, cartCount, emptyCart } from "@/e2e/testing/steps";
import { type BreakableProxy, startBreakableProxy } from "@/e2e/testing/breakable-proxy";
import { backendUrl, productPath, test } from "@/e2e/testing/test";

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 481;
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

  proxy.disconnect();
  await test.step("a cached page is served", async () => {
    expect((await page.goto(at(productPath)))?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
  await test.step("an uncached page shows an error", async () => {
    expect((await page.goto(at("/breeder/for-cats/breeds")))?.status()).toBe(500);
    await expect(page.getByText("Please try again shortly")).toBeVisible();
  });
  await test.step("the account menu says that the account cannot be reached", async () => {
    await page.goto(at(productPath));
    if (isPhone(page)) await page.getByRole("button", { name: "Open the menu" }).tap();
    await expect(account(page)).toContainText("My account");
    await expect(account(page).getByText("Error fetching user type")).toBeVisible({ timeout: 20_000 });
  });
  // The next attempt fails as well, and only a 401 may end the session.
  await page.waitForResponse((response) => response.url().includes("/api/") && response.status() >= 500);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(cookies.map(({ name }) => name));

  await proxy.reconnect();
  await test.step("the account menu recovers by itself", async () => {
    await expect(account(page).getByText("Error fetching user type")).toBeHidden({ timeout: 40_000 });
    await expect(account(page)).toContainText("My account");
  });
  await test.step("the failed page was not cached", async () => {
    await expect.poll(async () => (await page.goto(at("/breeder/for-cats/breeds")))?.status()).toBe(200);
  });
  await expect(cartCount(page)).toHaveText("1");
  await page.goto(at("/my"));
  await expect(page.locator("main")).toContainText("Bree Holloway");
});

test("cart actions report an outage, keep the cart and work again afterwards", async ({ problems, page }) => {
  problems.allow(/foreign request|status of 50[0-9]/);
  const at = (path: string) => shop.shop + path;
  await page.goto(at(productPath));
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(cartControl(page)).toContainText("1");
  await page.goto(at("/checkout"));
  const remove = page.getByRole("button", { name: /^Remove/ });
  await expect(remove).toBeVisible();

  proxy.disconnect();
  await test.step("a failed removal keeps the product and shows an error", async () => {
    await remove.click();
    await expect(page.getByText("Failed to delete item from cart")).toBeVisible();
    await expect(remove).toBeVisible();
  });
  await test.step("a failed addition shows an error and enables the button again", async () => {
    await page.goto(at(productPath));
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect(page.getByText("Failed to add item to cart").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Add to cart" })).not.toHaveAttribute("aria-disabled");
  });
  await test.step("an unreadable cart is not shown as empty", async () => {
    await page.goto(at("/checkout"));
    await expect(page.getByText("Failed to fetch cart")).toBeVisible({ timeout: 30_000 });
  });

  await proxy.reconnect();
  // A read is retried once by itself, later ones by the button.
  const again = page.getByRole("button", { name: "Try again" });
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(remove).toBeVisible({ timeout: 8000 });
  }).toPass({ timeout: 30_000 });
  await remove.click();
  await expect(page.getByText("Your cart is empty")).toBeVisible();
});
