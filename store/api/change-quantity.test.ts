import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cartAdopted } from "@/store/slices/cart";
import { cartId, cartOf, fakeShop } from "@/store/testing/fake-shop";
import { openStore } from "@/store/testing/open-store";
import { openProfile } from "@/store/testing/tabs";
import { addCalls } from "./add-calls";
import { cartApi } from "./cart";
import { changeQuantity } from "./change-quantity";
import { showCart } from "./shown-cart";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const params = { sessionId: cartId("A") };

/** A cart of one line, each of whose answers takes its time; `fails` says which of the changes do. */
async function slowShop(answerMs: number, fails: (nth: number) => boolean = () => false) {
  const line = { id: 1, quantity: 1 };
  const sent: number[] = [];
  const shop = fakeShop(async ({ method, body }) => {
    if (method === "GET") {
      const now = cartOf(params.sessionId, [{ ...line }]);
      await new Promise((resolve) => setTimeout(resolve, answerMs));
      return { body: now };
    }
    const { quantity } = body as { quantity: number };
    sent.push(quantity);
    await new Promise((resolve) => setTimeout(resolve, answerMs));
    if (fails(sent.length)) return { status: 500, body: {} };
    line.quantity = quantity;
    return { body: { id: 1, quantity } };
  });
  const tab = openProfile().openTab();
  const store = await openStore(tab);
  store.dispatch(addCalls());
  store.dispatch(cartAdopted(params.sessionId));
  void store.dispatch(cartApi.endpoints.readCart.initiate({ params }));
  await vi.advanceTimersByTimeAsync(answerMs);
  const click = (quantity: number) => store.dispatch(changeQuantity({ itemId: 1, productId: 101, quantity }));
  const shown = () => {
    const { data } = cartApi.endpoints.readCart.select({ params })(store.getState() as never);
    return data && showCart(data, store.getState().cart.wishes).items[0]?.quantity;
  };
  return { shop, sent, line, store, click, shown, tab };
}

it.each([
  [10, 20],
  [40, 300],
  [150, 2_000],
  [299, 250],
])(
  "fifty clicks every %i ms, answers after %i: few requests, the right number",
  async (clickMs, answerMs) => {
    const { sent, line, click, shown, store } = await slowShop(answerMs);
    for (let quantity = 2; quantity <= 51; quantity++) {
      click(quantity);
      expect(shown()).toBe(quantity);
      await vi.advanceTimersByTimeAsync(clickMs);
    }
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent.length).toBeLessThanOrEqual(5);
    expect([sent.at(-1), line.quantity, shown()]).toEqual([51, 51, 51]);
    expect(store.getState().cart.wishes).toEqual({});
  },
);

it("an answer to an older wish never shows over a newer one", async () => {
  const { click, shown, line, sent } = await slowShop(1_000);
  const seen = new Set<unknown>();
  click(2);
  await vi.advanceTimersByTimeAsync(400);
  click(3);
  await vi.advanceTimersByTimeAsync(400);
  click(2);
  click(5);
  for (let step = 0; step < 100; step++) {
    await vi.advanceTimersByTimeAsync(100);
    seen.add(shown());
  }
  expect([...seen]).toEqual([5]);
  expect([line.quantity, sent.at(-1)]).toEqual([5, 5]);
});

it("a change that fails shows again what the cart holds, and why", async () => {
  const { click, shown, store } = await slowShop(50, () => true);
  click(9);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([shown(), store.getState().cart.error]).toEqual([1, "Failed to update item in cart"]);
});

it("who leaves the page at once has changed it all the same", async () => {
  const { click, sent, tab } = await slowShop(50);
  click(4);
  tab.events.dispatchEvent(new Event("pagehide"));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([4]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual([4]);
});

it("counts quantities without shipping", () => {
  const lines = [
    { id: 1, quantity: 2 },
    { id: 2, quantity: 1, typeId: 7 },
  ];
  expect(showCart(cartOf("A", lines) as never, { 1: 5 }).count).toBe(5);
});
