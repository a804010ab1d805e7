import { type Browser, expect, type Page } from "@playwright/test";
import { openContext } from "@/e2e/testing/open-context";
import { signIn, signInWithForm } from "@/e2e/testing/steps";
import { inProof, chooseCountry, productPath, shopUrl, test } from "@/e2e/testing/test";

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

async function openDevice(browser: Browser): Promise<Page> {
  const context = await openContext(browser, { baseURL: shopUrl });
  await chooseCountry(context, "US");
  return context.newPage();
}

test("a guest's cart belongs to the account after sign-in, on every device", async ({ page, browser }) => {
  for (const { path } of products) await addProduct(page, path);
  await signInWithForm(page, "pending");
  await expectBothProducts(page);
  const cookies = await page.context().cookies(shopUrl);
  const valueOf = (name: string) => cookies.find((cookie) => cookie.name === name)?.value;
  expect([valueOf("country"), valueOf("currency"), valueOf("user_type")]).toEqual(["AU", "AUD", "breeder"]);

  const other = await openDevice(browser);
  await signIn(other, "pending");
  await expectBothProducts(other);
  await other.context().close();
});

const part = (page: Page, name: string) => page.getByRole("form", { name });

async function save(page: Page, name: string): Promise<void> {
  await part(page, name).getByRole("button", { name: "Save" }).click();
  await expect(part(page, name).getByText("Saved.")).toBeVisible();
}

async function changePassword(page: Page, from: string, to: string): Promise<void> {
  await part(page, "Password").getByLabel("Current password").fill(from);
  await part(page, "Password").getByLabel("New password").fill(to);
  await save(page, "Password");
}

test(
  "each section of the profile can be saved, and a new password signs out other devices",
  inProof,
  async ({ page, browser }) => {
    await signIn(page, "vet");
    await page.goto("/my/my-profile");
    await part(page, "Your details").getByLabel("Phone").fill("+61 2 5550 1234");
    await save(page, "Your details");
    const address = part(page, "Address");
    await address.getByLabel("Street and number").fill("1 Paw Street");
    await address.getByLabel("City").fill("Perth");
    await address.getByLabel("Postal code").fill("6000");
    await address.getByRole("combobox", { name: "State" }).selectOption({ label: "Western Australia" });
    await save(page, "Address");
    // Unchanged: another practice would have to be approved before it orders on account again.
    await expect(part(page, "Your practice").getByText("we check your practice again")).toBeVisible();
    await save(page, "Your practice");
    await part(page, "Your breeds").getByRole("combobox").fill("ragdoll");
    await page.getByRole("option", { name: "Ragdoll" }).first().click();
    await save(page, "Your breeds");

    await page.reload();
    await expect(address.getByRole("combobox", { name: "State" })).toHaveValue("WA");
    await expect(part(page, "Your details").getByLabel("Phone")).toHaveValue("+61 2 5550 1234");
    await expect(part(page, "Your breeds").getByText("Ragdoll").first()).toBeVisible();

    const other = await openDevice(browser);
    await signIn(other, "vet");
    await changePassword(page, "Tailmark-demo-1", "Another-demo-2");
    await other.goto("/my");
    await expect(other).toHaveURL(/\/login/);
    await other.context().close();
    await changePassword(page, "Another-demo-2", "Tailmark-demo-1");
  },
);
