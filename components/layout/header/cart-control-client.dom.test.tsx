import { productTypes } from "@/lib/config/shop/product-types";
import { render, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { storageKey } from "@/store/persistence/storage";
import { StoreProvider } from "@/store/provider-client";
import { cartId, cartOf, fakeBff } from "@/store/testing/fake-bff";
import { CartControl } from "./cart-control-client";

const control = (
  <StoreProvider>
    <CartControl label="Cart" />
  </StoreProvider>
);

const storeCart = (sessionId: string) =>
  localStorage.setItem(storageKey("cart"), JSON.stringify({ sessionId, step: 0 }));

it("the cart control sends no request for a visitor without a cart", async () => {
  const bff = fakeBff(() => "offline");
  render(control);
  await waitFor(() => expect(localStorage.getItem(storageKey("cart"))).not.toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(bff.requests).toEqual([]);
  expect(screen.getByRole("button", { name: "Cart" })).toBeTruthy();
});

it("the cart control displays the number of items, without shipping", async () => {
  const sessionId = cartId("A");
  storeCart(sessionId);
  const lines = [
    { id: 1, quantity: 3 },
    { id: 2, quantity: 1, typeId: productTypes.shippingMethod },
  ];
  const bff = fakeBff(() => ({ body: cartOf(sessionId, lines) }));
  render(control);
  expect(await screen.findByRole("button", { name: "Cart 3" })).toBeTruthy();
  expect(bff.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([`GET /cart/${sessionId}`]);
});

it("the cart control forgets a deleted cart", async () => {
  // An id of its own: the store of the test before may still write the cart it had.
  storeCart(cartId("C"));
  const notFound = fakeBff(() => ({ status: 404, body: { code: "not_found", message: "Not found" } }));
  render(control);
  await waitFor(() => expect(localStorage.getItem(storageKey("cart"))).not.toContain(cartId("C")));
  expect(notFound.requests).toHaveLength(1);
});

it("the cart control keeps a cart that cannot be loaded", async () => {
  storeCart(cartId("B"));
  const offline = fakeBff(() => "offline");
  render(control);
  await expect.poll(() => offline.requests).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(localStorage.getItem(storageKey("cart"))).toContain(cartId("B"));
});
