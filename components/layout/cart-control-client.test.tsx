// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { storageKey } from "@/store/stored";
import { StoreProvider } from "@/store/provider-client";
import { cartId, cartOf, fakeShop } from "@/store/testing/fake-shop";
import { cartWords } from "@/components/cart/cart-words";
import { wordsOf } from "@/lib/server/words";
import { CartControl } from "./cart-control-client";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const control = (
  <StoreProvider>
    <CartControl words={cartWords(wordsOf("en", "frame"))} />
  </StoreProvider>
);

const keep = (sessionId: string) =>
  localStorage.setItem(storageKey("cart"), JSON.stringify({ sessionId, step: 0 }));

it("asks nobody for a visitor without a cart", async () => {
  const shop = fakeShop(() => "nobody");
  render(control);
  await waitFor(() => expect(localStorage.getItem(storageKey("cart"))).not.toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(shop.asked).toEqual([]);
  expect(screen.getByRole("button", { name: "Cart" })).toBeTruthy();
});

it("says how much is in the cart, without shipping", async () => {
  const sessionId = cartId("A");
  keep(sessionId);
  const lines = [
    { id: 1, quantity: 3 },
    { id: 2, quantity: 1, typeId: 7 },
  ];
  const shop = fakeShop(() => ({ body: cartOf(sessionId, lines) }));
  render(control);
  expect(await screen.findByRole("button", { name: "Cart 3" })).toBeTruthy();
  expect(shop.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([`GET /cart/${sessionId}`]);
});

it("forgets a cart that is gone, and keeps one that cannot be read now", async () => {
  keep(cartId("A"));
  const gone = fakeShop(() => ({ status: 404, body: { code: "not_found", message: "Not found" } }));
  render(control);
  await waitFor(() => expect(localStorage.getItem(storageKey("cart"))).not.toContain(cartId("A")));
  expect(gone.asked).toHaveLength(1);
  cleanup();
  keep(cartId("B"));
  const out = fakeShop(() => "nobody");
  render(control);
  await vi.waitFor(() => expect(out.asked).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(localStorage.getItem(storageKey("cart"))).toContain(cartId("B"));
});
