import { productTypes } from "@/lib/config/shop/product-types";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cartRoutes } from "@/lib/contract/orders/cart/cart.routes";
import { cartAdopted } from "@/store/slices/cart";
import { cartId, cartOf, fakeBff } from "@/store/testing/fake-bff";
import { openStore } from "@/store/testing/open-store";
import { openBrowserProfile } from "@/store/testing/browser-profile";
import { callApi, loadApi } from "@/store/api/call-api";
import { changeQuantity } from "./change-quantity";
import { displayedCart } from "./displayed-cart";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const params = { sessionId: cartId("A") };

type Cart = Parameters<typeof displayedCart>[0];

/** A cart of one line, with slow responses; `fails` selects the changes that fail. */
async function slowBff(responseMs: number, fails: (nth: number) => boolean = () => false) {
  const line = { id: 1, quantity: 1 };
  const sent: number[] = [];
  fakeBff(async ({ method, body }) => {
    if (method === "GET") {
      const now = cartOf(params.sessionId, [{ ...line }]);
      await new Promise((resolve) => setTimeout(resolve, responseMs));
      return { body: now };
    }
    const { quantity } = body as { quantity: number };
    sent.push(quantity);
    await new Promise((resolve) => setTimeout(resolve, responseMs));
    if (fails(sent.length)) return { status: 500, body: {} };
    line.quantity = quantity;
    return { body: { id: 1, quantity } };
  });
  const tab = openBrowserProfile().openTab();
  const store = await openStore(tab);
  const api = await store.dispatch(loadApi());
  store.dispatch(cartAdopted(params.sessionId));
  void store.dispatch(callApi(cartRoutes.get, { params }, { staysSubscribed: true }));
  await vi.advanceTimersByTimeAsync(responseMs);
  const click = (quantity: number) => store.dispatch(changeQuantity({ itemId: 1, productId: 101, quantity }));
  const displayed = () => {
    const data = api?.cacheEntryOf(store.getState(), `/cart/${params.sessionId}`)?.data;
    return data && displayedCart(data as Cart, store.getState().cart.pendingQuantities).items[0]?.quantity;
  };
  return { sent, line, store, click, displayed, tab };
}

it.each([
  [10, 20],
  [40, 300],
  [150, 2_000],
  [299, 250],
])(
  "the cart store sends few requests and the right quantity for fifty clicks every %i ms, with responses after %i ms",
  async (clickMs, responseMs) => {
    const { sent, line, click, displayed, store } = await slowBff(responseMs);
    for (let quantity = 2; quantity <= 51; quantity++) {
      click(quantity);
      expect(displayed()).toBe(quantity);
      await vi.advanceTimersByTimeAsync(clickMs);
    }
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent.length).toBeLessThanOrEqual(5);
    expect([sent.at(-1), line.quantity, displayed()]).toEqual([51, 51, 51]);
    expect(store.getState().cart.pendingQuantities).toEqual({});
  },
);

it("never displays an older response instead of a newer click", async () => {
  const { click, displayed, line, sent } = await slowBff(1_000);
  const quantities = new Set<unknown>();
  click(2);
  await vi.advanceTimersByTimeAsync(400);
  click(3);
  await vi.advanceTimersByTimeAsync(400);
  click(2);
  click(5);
  for (let step = 0; step < 100; step++) {
    await vi.advanceTimersByTimeAsync(100);
    quantities.add(displayed());
  }
  expect([...quantities]).toEqual([5]);
  expect([line.quantity, sent.at(-1)]).toEqual([5, 5]);
});

it("the cart store displays the cart's quantity and the failure when a change fails", async () => {
  const { click, displayed, store } = await slowBff(50, () => true);
  click(9);
  await vi.advanceTimersByTimeAsync(5_000);
  // The texts of errors are loaded with the first failure.
  await vi.waitFor(() =>
    expect([displayed(), store.getState().cart.error]).toEqual([1, "Failed to update item in cart"]),
  );
});

it("the cart store sends a pending change when the page is left, once", async () => {
  const { click, sent, tab } = await slowBff(50);
  click(4);
  tab.events.dispatchEvent(new Event("pagehide"));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([4]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual([4]);
});

it.each([
  ["a new change has just been made", 0],
  ["a new change waits for it", 400],
])(
  "the cart store sends the last quantity when the page is left during an earlier request and %s",
  async (_case, waitMs) => {
    const { click, sent, tab } = await slowBff(2_000);
    click(4);
    await vi.advanceTimersByTimeAsync(400);
    click(5);
    await vi.advanceTimersByTimeAsync(waitMs);
    expect(sent).toEqual([4]);
    tab.events.dispatchEvent(new Event("pagehide"));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([4, 5]);
    // The page may come back from the browser's cache.
    await vi.advanceTimersByTimeAsync(5_000);
    click(6);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toEqual([4, 5, 6]);
  },
);

it("the cart store counts quantities without shipping", () => {
  const lines = [
    { id: 1, quantity: 2 },
    { id: 2, quantity: 1, typeId: productTypes.shippingMethod },
  ];
  expect(displayedCart(cartOf("A", lines) as never, { 1: 5 }).count).toBe(5);
});
