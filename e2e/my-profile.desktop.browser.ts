import { expect, type Page } from "@playwright/test";
import { openContext } from "@/e2e/testing/open-context";
import { signIn, signInWithForm } from "@/e2e/testing/steps";
import { chooseCountry, productPath, shopUrl, test } from "@/e2e/testing/test";

const products = [
  { id: 969, path: productPath },
  { id: 970, path: "/store/geno-pet-for-cats-feline/p/970" },
] as const;

const line = (page: Page, id: number) => page.locator(`[data-cart-line="${id}"]`).filter({ visible: true });

async function addProduct(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByText("Item added to cart")).toBeVisible();
}

async function expectBothProducts(page: Page): Promise<void> {
  await page.goto("/checkout");
  for (const { id } of products) await expect(line(page, id)).toBeVisible();
}

test("a guest's cart belongs to the account after sign-in, on every device", async ({ page, browser }) => {
  for (const { path } of products) await addProduct(page, path);
  await signInWithForm(page, "pending");
  await expectBothProducts(page);
  const cookies = await page.context().cookies(shopUrl);
  const valueOf = (name: string) => cookies.find((cookie) => cookie.name === name)?.value;
  expect([valueOf("country"), valueOf("currency"), valueOf("user_type")]).toEqual(["AU", "AUD", "breeder"]);

  const device = await openContext(browser, { baseURL: shopUrl });
  await chooseCountry(device, "US");
  const other = await device.newPage();
  await signIn(other, "pending");
  await expectBothProducts(other);
  await device.close();
});
