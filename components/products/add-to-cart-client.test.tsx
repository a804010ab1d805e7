// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { Toasts } from "@/components/layout/toasts-client";
import { StoreProvider } from "@/store/provider-client";
import { type Asked, cartId, fakeShop, type Told } from "@/store/testing/fake-shop";
import { AddToCart } from "./add-to-cart-client";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const words = {
  quantity: "Quantity",
  less: "One less",
  more: "One more",
  add: "Add to cart",
  adding: "Adding",
  priceChanged: "The price is now {price}.",
};
const price = { amount: "129.50", currency: { code: "USD" } };

function openPage(add: (asked: Asked) => Told | "nobody" | Promise<Told>) {
  const shop = fakeShop((asked) =>
    asked.path === "/cart" ? { body: { sessionId: cartId("A") } } : add(asked),
  );
  render(
    <StoreProvider>
      <AddToCart productId={969} productName="Geno Pet" quantityMax={99} price={price} words={words} />
      <Toasts />
    </StoreProvider>,
  );
  const added = () => shop.asked.filter(({ path }) => path.endsWith("/item")).map(({ body }) => body);
  return { user: userEvent.setup(), added };
}

const button = () => screen.getByRole("button", { name: "Add to cart" });

it("adds as many as asked for, with the price that was seen, and says so", async () => {
  const { user, added } = openPage(() => ({ body: { id: 1, quantity: 3 } }));
  const quantity = screen.getByLabelText("Quantity");
  await user.clear(quantity);
  await user.type(quantity, "3");
  await user.click(button());
  expect((await screen.findByRole("alert")).textContent).toBe("Item added to cart");
  expect(added()).toEqual([{ productId: 969, quantity: 3, priceSeen: "129.50", currencySeen: "USD" }]);
  expect(screen.getByRole("status").textContent).toBe("");
});

it("cannot be pressed twice while it works", async () => {
  let answer = (_: Told) => {};
  const pending = new Promise<Told>((resolve) => {
    answer = resolve;
  });
  const { user, added } = openPage(() => pending);
  await user.dblClick(button());
  const busy = await screen.findByRole<HTMLButtonElement>("button", { name: "Adding" });
  expect(busy.getAttribute("aria-disabled")).toBe("true");
  await user.click(busy);
  await waitFor(() => expect(added()).toHaveLength(1));
  answer({ body: { id: 1, quantity: 1 } });
  await waitFor(() => expect(button().getAttribute("aria-disabled")).toBeNull());
  expect(added()).toHaveLength(1);
});

it("says a new price in place, and sends that one from then on", async () => {
  const changed = { priceChanged: true, price: { amount: "1149.00", currency: { code: "SEK" } } };
  const { user, added } = openPage(() => ({ body: { id: 1, quantity: 1, ...changed } }));
  await user.click(button());
  await screen.findByText("The price is now SEK 1,149.00.");
  await waitFor(() => expect(button()).toHaveProperty("disabled", false));
  await user.click(button());
  await waitFor(() => expect(added()).toHaveLength(2));
  expect(added()[1]).toMatchObject({ priceSeen: "1149.00", currencySeen: "SEK" });
});

it.each([
  ["nobody" as const, "Failed to add item to cart", "Network error"],
  [{ status: 500, body: {} }, "Failed to add item to cart", "Failed to add item to cart"],
  [{ status: 428, body: { quantity: "This field is not valid" } }, "quantity: This field is not valid", ""],
])("that fails with %j toasts %j and says %j in place", async (answer, toast, message) => {
  const { user } = openPage(() => answer);
  await user.click(button());
  expect((await screen.findByRole("alert")).textContent).toBe(toast);
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(message));
  expect(button()).toHaveProperty("disabled", false);
});

it("refused by the cart says why in place, without a toast", async () => {
  const refusal = "You can't mix test upgrades and regular products.";
  const { user } = openPage(() => ({ status: 409, body: { code: 101, message: refusal } }));
  await user.click(button());
  await screen.findByText(refusal);
  expect(screen.queryByRole("alert")).toBeNull();
});
