import { expect, it } from "vitest";
import { cartRoutes } from "@/lib/contract/orders/cart/cart.routes";
import { cartAdopted } from "@/store/slices/cart";
import { openBrowserProfile } from "@/store/testing/browser-profile";
import { cartId, cartOf, fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { openStore } from "@/store/testing/open-store";
import { callApi, loadApi } from "@/store/api/call-api";
import { updateCart } from "./change-cart";

const params = { sessionId: cartId("A") };

it("updateCart waits for an earlier change before it resolves with the changed cart", async () => {
  let email: unknown = null;
  let answerQuantity: (response: FakeResponse) => void = () => undefined;
  fakeBff(({ method, path, body }) => {
    if (method === "GET") return { body: { ...cartOf(params.sessionId, [{ id: 1, quantity: 1 }]), email } };
    if (path.includes("/item/")) return new Promise((resolve) => (answerQuantity = resolve));
    ({ email } = body as { email: unknown });
    return { body: {} };
  });
  const store = await openStore(openBrowserProfile().openTab());
  const api = await store.dispatch(loadApi());
  store.dispatch(cartAdopted(params.sessionId));
  await store.dispatch(callApi(cartRoutes.get, { params }, { staysSubscribed: true }));
  const quantity = { params: { ...params, itemId: 1 }, body: { productId: 101, quantity: 2 } };
  const changed = store.dispatch(callApi(cartRoutes.updateItem, quantity));
  const updated = store.dispatch(updateCart({ email: "robin@buyers.test" }));
  await expect.poll(() => email).toBe("robin@buyers.test");
  setTimeout(() => answerQuantity({ body: { id: 1, quantity: 2 } }), 50);
  await updated;
  const cart = api?.cacheEntryOf(store.getState(), `/cart/${params.sessionId}`)?.data;
  expect(cart).toMatchObject({ email: "robin@buyers.test" });
  await changed;
});
