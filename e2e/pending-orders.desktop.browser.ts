import { expect, type Page } from "@playwright/test";
import { expectGoodPage } from "@/e2e/testing/axe";
import { heading } from "@/e2e/testing/checkout";
import { waitForMail } from "@/e2e/testing/mailbox";
import { postToShop, signIn } from "@/e2e/testing/steps";
import { inProof, shopUrl, test } from "@/e2e/testing/test";

/** Orders a kit by bank transfer through the API and returns the order number. */
async function orderByTransfer(page: Page): Promise<string> {
  const cookies = await page.context().cookies(shopUrl.replace("http:", "https:"));
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const send = async (path: string, body: object) => (await postToShop(path, body, cookie)).json();
  const { sessionId } = await send("/cart", {});
  await send(`/cart/${sessionId}/item`, { productId: 969, quantity: 1 });
  const user = { firstName: "Owen", lastName: "Park", email: "owner@tailmark.test" };
  const street = { address: "512 Juniper Street", city: "Portland", postalCode: "97205" };
  const shippingAddress = { firstName: "Owen", lastName: "Park", ...street, state: "OR", country: "US" };
  const { number } = await send("/store/checkout", {
    sessionId,
    user,
    shippingAddress,
    payment: { method: "EFT" },
  });
  return number;
}

test(
  "a buyer cancels a pending order, and the order page shows it as cancelled",
  inProof,
  async ({ page }) => {
    await signIn(page, "owner");
    const number = await orderByTransfer(page);
    await page.goto("/my/pending-orders");
    const cancel = page.getByRole("button", { name: `Cancel order ${number}` });
    await cancel.click();
    const dialog = page.getByRole("dialog", { name: `Cancel order ${number}?` });
    await expectGoodPage(page);
    await dialog.getByRole("button", { name: "Keep the order" }).click();
    await expect(cancel).toBeFocused();
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Yes, cancel it" }).dblclick();
    await expect(dialog.getByText(`Order ${number} is cancelled.`)).toBeVisible();
    await dialog.getByRole("button", { name: "Close this" }).click();
    await expect(page.getByText("No payments due.")).toBeVisible();
    await expect(heading(page, "Pending orders")).toBeFocused();
    await waitForMail("owner@tailmark.test", new RegExp(`^Your order ${number} is cancelled`));
    await page.goto("/my/orders");
    await page.getByRole("link", { name: `Order ${number}` }).click();
    await expect(heading(page, `Order ${number}`)).toBeVisible();
    await expect(page.getByRole("main").getByText("Cancelled").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Pay this order" })).toHaveCount(0);
  },
);

test("a vet changes the client of an order in advance", inProof, async ({ page }) => {
  await signIn(page, "vet");
  await page.goto("/my/order-supplies/results");
  const change = page.getByRole("button", { name: /^Change the client of order/ }).first();
  await change.click();
  const dialog = page.getByRole("dialog", { name: /^Client of order / });
  await dialog.getByLabel("Email").fill("no address");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("This field must be valid email")).toBeVisible();
  await expectGoodPage(page);
  const name = `Rosalind ${Date.now()}`;
  await dialog.getByLabel("First name").fill(name);
  await dialog.getByLabel("Email").fill("rosalind@clients.test");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.getByText(`${name} Castellan`, { exact: true })).toBeVisible();
  await expect(change).toBeFocused();
  await expectGoodPage(page);
});
