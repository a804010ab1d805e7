import { describe, expect, it } from "vitest";
import { makeStore } from "@/store/make-store";
import { cartAdopted } from "@/store/slices/cart";
import { start } from "@/store/start";
import { storageKey } from "@/store/stored";
import { cartId, fakeShop, shopWithCarts, type Told } from "@/store/testing/fake-shop";
import { openStore } from "@/store/testing/open-store";
import { openProfile } from "@/store/testing/tabs";
import { addCalls } from "./add-calls";
import { cartApi } from "./cart";
import { addToCart } from "./change-cart";

const item = (productId: number) => ({ productId, quantity: 1 });

async function openShop(profile = openProfile()) {
  const store = await openStore(profile.openTab());
  store.dispatch(addCalls());
  return store;
}

const toastsOf = (store: Awaited<ReturnType<typeof openShop>>) =>
  store.getState().toasts.waiting.map(({ text }) => text);

describe("the first thing added", () => {
  it("makes the cart, and many at once make one and lose nothing", async () => {
    const shop = shopWithCarts();
    const store = await openShop();
    const results = await Promise.all([1, 2, 3].map((id) => store.dispatch(addToCart(item(id)))));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect([shop.count("POST", /^\/cart$/), shop.count("POST", /item$/)]).toEqual([1, 3]);
    expect(store.getState().cart.sessionId).toBe(cartId("A"));
  });

  it("in two tabs at once makes one cart too", async () => {
    const shop = shopWithCarts();
    const profile = openProfile();
    const tabs = [await openShop(profile), await openShop(profile)];
    await Promise.all(tabs.map((store) => store.dispatch(addToCart(item(1)))));
    expect(shop.count("POST", /^\/cart$/)).toBe(1);
    expect(shop.count("POST", new RegExp(`${cartId("A")}/item$`))).toBe(2);
  });

  it("before the kept cart has been read goes into that one", async () => {
    const shop = shopWithCarts();
    const profile = openProfile();
    await (await openShop(profile)).dispatch(addToCart(item(1)));
    const store = makeStore(profile.openTab());
    store.dispatch(addCalls());
    const adding = store.dispatch(addToCart(item(2)));
    const end = store.dispatch(start());
    expect((await adding).ok).toBe(true);
    expect(shop.count("POST", /^\/cart$/)).toBe(1);
    end();
  });

  it("where no cart can be made is told, and tried again the next time", async () => {
    const answers: (Told | "nobody")[] = ["nobody", { body: { sessionId: cartId("A") } }];
    fakeShop(() => answers.shift() ?? { body: { id: 1, quantity: 1 } });
    const store = await openShop();
    const failed = await store.dispatch(addToCart(item(1)));
    expect(failed).toEqual({ ok: false, error: { kind: "network", message: "Network error" } });
    expect([toastsOf(store), store.getState().cart.error]).toEqual([
      ["Failed to add item to cart"],
      "Network error",
    ]);
    expect((await store.dispatch(addToCart(item(1)))).ok).toBe(true);
    expect([toastsOf(store)[1], store.getState().cart.error]).toEqual(["Item added to cart", null]);
  });
});

describe("adding", () => {
  it("to a cart that is gone makes another, once, also where its id was kept", async () => {
    const shop = shopWithCarts();
    const store = await openShop(
      openProfile({ [storageKey("cart")]: JSON.stringify({ sessionId: cartId("Z"), step: 0 }) }),
    );
    expect((await store.dispatch(addToCart(item(1)))).ok).toBe(true);
    expect(store.getState().cart.sessionId).toBe(cartId("A"));
    expect(shop.count("POST", /item$/)).toBe(2);
  });

  it("reads the cart again for whoever shows it", async () => {
    const shop = shopWithCarts();
    const store = await openShop();
    await store.dispatch(addToCart(item(1)));
    const params = { sessionId: cartId("A") };
    const shown = store.dispatch(cartApi.endpoints.readCart.initiate({ params }));
    await shown;
    await store.dispatch(addToCart(item(2)));
    await Promise.all(store.dispatch(cartApi.util.getRunningQueriesThunk()));
    const { data } = cartApi.endpoints.readCart.select({ params })(store.getState() as never);
    expect([data?.items.length, shop.count("GET", /cart/)]).toEqual([2, 2]);
    shown.unsubscribe();
  });

  it.each([
    [{ status: 428, body: { quantity: "This field is not valid" } }, ["quantity: This field is not valid"]],
    [{ status: 409, body: { code: 101, message: "You can't mix." } }, []],
    [{ status: 500, body: {} }, ["Failed to add item to cart"]],
  ])("that fails with %j toasts %j", async (answer, toasts) => {
    fakeShop(() => answer);
    const store = await openShop();
    store.dispatch(cartAdopted(cartId("A")));
    expect((await store.dispatch(addToCart(item(1)))).ok).toBe(false);
    expect(toastsOf(store)).toEqual(toasts);
  });
});
