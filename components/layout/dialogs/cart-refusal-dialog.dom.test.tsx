import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { AddToCart } from "@/components/shop/public/add-to-cart-client";
import { renderInStore } from "@/store/testing/render-in-store";
import { cartId, fakeBff } from "@/store/testing/fake-bff";
import { LazyGlobalDialogs } from "./lazy-global-dialogs-client";

async function refuse(body: object) {
  fakeBff(({ path }) => (path === "/cart" ? { body: { sessionId: cartId("A") } } : { status: 409, body }));
  const price = { amount: "129.50", currency: { code: "USD" } };
  renderInStore(
    <>
      <AddToCart productId={969} productName="Geno Pet" quantityMax={99} price={price} />
      <LazyGlobalDialogs />
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Add to cart" }));
  return screen.findByRole("dialog", {}, { timeout: 10_000 });
}

const currency = { code: "AUD", symbol: "$" };

it.each([
  [
    { code: 79, message: "-", amount: "120.00", currency },
    "Pending Payments $120.00",
    [
      "You have payments pending and therefore cannot proceed with making any new orders.",
      "Please pay your outstanding accounts or contact Tailmark to discuss.",
    ],
  ],
  [
    { code: 79, message: "-", amount: "90.00", currency: { code: "GBP", symbol: "£" } },
    "Pending Payments £90.00",
    [],
  ],
  [
    { code: 101, message: "-" },
    "Unable to Add to Cart!",
    [
      "You can't mix test upgrades and regular products.",
      "Please complete your purchase of existing items and try again.",
    ],
  ],
  [
    { code: 102, message: "-" },
    "Unable to Add to Cart!",
    ["This item is already in your cart. You can only add it once."],
  ],
  [{ code: 103, message: "-" }, "Unable to Add to Cart!", ["This voucher has already been redeemed."]],
  [
    { code: 104, message: "-" },
    "Unable to Add to Cart!",
    ["You’ve already added a custom profile to your cart. Only one can be added per order."],
  ],
  [{ code: 999, message: "Something new." }, "Unable to Add to Cart!", ["Something new."]],
])("the cart refusal dialog displays the documented texts for %o", async (body, title, texts) => {
  const dialog = await refuse(body);
  expect(screen.getByRole("heading", { name: title })).toBeTruthy();
  for (const text of texts) expect(dialog.textContent).toContain(text);
});

it("the cart refusal dialog returns the focus to the pressed button", async () => {
  const dialog = await refuse({ code: 101, message: "-" });
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(dialog.isConnected).toBe(false);
  await expect.poll(() => document.activeElement).toBe(screen.getByRole("button", { name: "Add to cart" }));
});

it("the cart refusal dialog links a pending payment to the page that pays it", async () => {
  await refuse({ code: 79, message: "-", amount: "120.00", currency });
  const link = screen.getByRole("link", { name: "Pay now" });
  expect(link.getAttribute("href")).toBe("/my/pending-orders");
});
