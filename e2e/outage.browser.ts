import { expect } from "@playwright/test";
import { type Programs, startPrograms } from "@/e2e/testing/programs";
import { cartControl } from "@/e2e/testing/steps";
import { type Switch, switchBefore } from "@/e2e/testing/switch";
import { backendUrl, productPath, test } from "@/e2e/testing/test";

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
  await page.goto(at(productPath));
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(cartControl(page)).toContainText("1");
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
  await page.waitForTimeout(10_000);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(cookies.map(({ name }) => name));

  await way.mend();
  await test.step("the failure was not kept", async () => {
    await expect.poll(async () => (await page.goto(at("/breeder/for-cats/breeds")))?.status()).toBe(200);
  });
  await expect(cartControl(page)).toContainText("1");
  await page.goto(at("/my"));
  await expect(page.locator("main")).toContainText("Bree Holloway");
});
