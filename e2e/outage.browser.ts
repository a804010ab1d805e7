import { expect, type Page } from "@playwright/test";
import { type Programs, startPrograms } from "@/e2e/testing/programs";
import { cartControl, cartCount, emptyCart } from "@/e2e/testing/steps";
import { type Switch, switchBefore } from "@/e2e/testing/switch";
import { backendUrl, productPath, test } from "@/e2e/testing/test";

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 481;
const account = (page: Page) => page.locator(".account-menu summary").filter({ visible: true });

/** A shop of its own, whose way to the backend can be cut. */
let shop: Programs;
let way: Switch;
test.beforeAll(async () => {
  way = await switchBefore(backendUrl);
  shop = await startPrograms({ env: { UPSTREAM_URL: way.url } });
});
test.afterAll(async () => {
  await shop.stop();
  await way.close();
});

test("ten seconds without the backend cost nobody a page, a session or a cart", async ({
  complaints,
  page,
}) => {
  complaints.expect(/foreign request|status of 50[0-9]|Server Components render|React error #441/);
  const at = (path: string) => shop.shop + path;
  await page.goto(at("/login"));
  await page.getByLabel("E-mail").fill("breeder@tailmark.test");
  await page.getByLabel("Password").fill("Tailmark-demo-1");
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL((url) => url.pathname !== "/login");
  await emptyCart(page);
  await page.goto(at(productPath));
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(cartCount(page)).toHaveText("1");
  const cookies = await page.context().cookies();

  way.cut();
  await test.step("a page that was made before is there", async () => {
    expect((await page.goto(at(productPath)))?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
  await test.step("one that was not says so", async () => {
    expect((await page.goto(at("/breeder/for-cats/breeds")))?.status()).toBe(500);
    await expect(page.getByText("Please try again shortly")).toBeVisible();
  });
  await test.step("the account's part of the header says that nobody can say who is there", async () => {
    await page.goto(at(productPath));
    if (isPhone(page)) await page.getByRole("button", { name: "Open the menu" }).tap();
    await expect(account(page)).toContainText("My account");
    await expect(account(page).getByText("cannot be reached just now")).toBeVisible({ timeout: 20_000 });
  });
  await page.waitForTimeout(10_000);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(cookies.map(({ name }) => name));

  await way.mend();
  await test.step("and finds out by itself", async () => {
    await expect(account(page).getByText("cannot be reached just now")).toBeHidden({ timeout: 40_000 });
    await expect(account(page)).toContainText("My account");
  });
  await test.step("the failure was not kept", async () => {
    await expect.poll(async () => (await page.goto(at("/breeder/for-cats/breeds")))?.status()).toBe(200);
  });
  await expect(cartCount(page)).toHaveText("1");
  await page.goto(at("/my"));
  await expect(page.locator("main")).toContainText("Bree Holloway");
});

test("with the backend gone in the middle, the journey says so, loses nothing and goes on", async ({
  complaints,
  page,
}) => {
  complaints.expect(/foreign request|status of 50[0-9]/);
  const at = (path: string) => shop.shop + path;
  await page.goto(at(productPath));
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(cartControl(page)).toContainText("1");
  await page.goto(at("/checkout"));
  const remove = page.getByRole("button", { name: /^Remove/ });
  await expect(remove).toBeVisible();

  way.cut();
  await test.step("what cannot be removed stays, and the words for it stand there", async () => {
    await remove.click();
    await expect(page.getByText("Failed to delete item from cart")).toBeVisible();
    await expect(remove).toBeVisible();
  });
  await test.step("what cannot be added says so, and the button works again", async () => {
    await page.goto(at(productPath));
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect(page.getByText("Failed to add item to cart").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Add to cart" })).not.toHaveAttribute("aria-disabled");
  });
  await test.step("a cart that cannot be read is not called empty", async () => {
    await page.goto(at("/checkout"));
    await expect(page.getByText("Your cart cannot be read just now")).toBeVisible({ timeout: 30_000 });
  });

  await way.mend();
  // Asked to come back later, a read does so by itself, once; whoever is more patient presses again.
  const again = page.getByRole("button", { name: "Try again" });
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(remove).toBeVisible({ timeout: 8000 });
  }).toPass({ timeout: 30_000 });
  await remove.click();
  await expect(page.getByText("Your cart is empty")).toBeVisible();
});
