import { describe, expect, it } from "vitest";
import { cartRoutes } from "@/lib/contract/orders/cart/cart.routes";
import { makeStore } from "@/store/make-store";
import { cartAdopted } from "@/store/slices/cart";
import { startStore } from "@/store/start-store";
import { storageKey } from "@/store/persistence/storage";
import { cartId, fakeBff, fakeCartBff, type FakeResponse } from "@/store/testing/fake-bff";
import { openStore } from "@/store/testing/open-store";
import { openBrowserProfile } from "@/store/testing/browser-profile";
import { addToCart } from "./add-to-cart";
import { callApi, loadApi } from "@/store/api/call-api";

const item = (productId: number) => ({ productId, quantity: 1 });

async function openShop(profile = openBrowserProfile()) {
  const store = await openStore(profile.openTab());
  await store.dispatch(loadApi());
  return store;
}

const toastsOf = (store: Awaited<ReturnType<typeof openShop>>) =>
  store.getState().toasts.queue.map(({ text }) => text);

describe("the first item", () => {
  it("creates one cart when several items are added at once, and loses none", async () => {
    const bff = fakeCartBff();
    const store = await openShop();
    const results = await Promise.all([1, 2, 3].map((id) => store.dispatch(addToCart(item(id)))));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect([bff.count("POST", /^\/cart$/), bff.count("POST", /item$/)]).toEqual([1, 3]);
    expect(store.getState().cart.sessionId).toBe(cartId("A"));
  });

  it("creates one cart when two tabs add at once", async () => {
    const bff = fakeCartBff();
    const profile = openBrowserProfile();
    const tabs = [await openShop(profile), await openShop(profile)];
    await Promise.all(tabs.map((store) => store.dispatch(addToCart(item(1)))));
    expect(bff.count("POST", /^\/cart$/)).toBe(1);
    expect(bff.count("POST", new RegExp(`${cartId("A")}/item$`))).toBe(2);
  });

  it("waits for the stored cart id", async () => {
    const bff = fakeCartBff();
    const profile = openBrowserProfile();
    await (await openShop(profile)).dispatch(addToCart(item(1)));
    const store = makeStore(profile.openTab());
    await store.dispatch(loadApi());
    const adding = store.dispatch(addToCart(item(2)));
    const end = store.dispatch(startStore());
    expect((await adding).ok).toBe(true);
    expect(bff.count("POST", /^\/cart$/)).toBe(1);
    end();
  });

  it("reports that no cart could be created, and tries again the next time", async () => {
    const answers: (FakeResponse | "offline")[] = ["offline", { body: { sessionId: cartId("A") } }];
    fakeBff(() => answers.shift() ?? { body: { id: 1, quantity: 1 } });
    const store = await openShop();
    const failed = await store.dispatch(addToCart(item(1)));
    expect(failed).toEqual({ ok: false, error: { kind: "network" } });
    expect([toastsOf(store), store.getState().cart.error]).toEqual([
      ["Failed to add item to cart"],
      "Network error",
    ]);
    expect((await store.dispatch(addToCart(item(1)))).ok).toBe(true);
    expect([toastsOf(store)[1], store.getState().cart.error]).toEqual(["Item added to cart", null]);
  });
});

describe("adding an item", () => {
  it("replaces a stored cart that no longer exists, once", async () => {
    const bff = fakeCartBff();
    const store = await openShop(
      openBrowserProfile({ [storageKey("cart")]: JSON.stringify({ sessionId: cartId("Z"), step: 0 }) }),
    );
    expect((await store.dispatch(addToCart(item(1)))).ok).toBe(true);
    expect(store.getState().cart.sessionId).toBe(cartId("A"));
    expect(bff.count("POST", /item$/)).toBe(2);
  });

  it("reads a displayed cart again", async () => {
    const bff = fakeCartBff();
    const store = await openShop();
    await store.dispatch(addToCart(item(1)));
    const params = { sessionId: cartId("A") };
    await store.dispatch(callApi(cartRoutes.get, { params }, { staysSubscribed: true }));
    await store.dispatch(addToCart(item(2)));
    await expect.poll(() => bff.count("GET", /cart/)).toBe(2);
    const cart = await store.dispatch(callApi(cartRoutes.get, { params }));
    expect(cart.ok && cart.data.items).toHaveLength(2);
  });

  it.each([
    [{ status: 428, body: { quantity: "This field is not valid" } }, ["Quantity: This field is not valid"]],
    [{ status: 409, body: { code: 101, message: "You can't mix." } }, []],
    [{ status: 500, body: {} }, ["Failed to add item to cart"]],
  ])("that fails with %j toasts %j", async (answer, toasts) => {
    fakeBff(() => answer);
    const store = await openShop();
    store.dispatch(cartAdopted(cartId("A")));
    expect((await store.dispatch(addToCart(item(1)))).ok).toBe(false);
    expect(toastsOf(store)).toEqual(toasts);
  });
});
