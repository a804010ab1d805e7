import { describe, expect, expectTypeOf, it } from "vitest";
import { authRoutes } from "@/lib/contract/account/auth/auth.routes";
import { cartRoutes } from "@/lib/contract/orders/cart/cart.routes";
import { productsRoutes } from "@/lib/contract/shop/products/products.routes";
import { openBrowserProfile } from "@/store/testing/browser-profile";
import { fakeBff } from "@/store/testing/fake-bff";
import { openStore } from "@/store/testing/open-store";
import { callApi } from "./call-api";
import type { InputOf } from "./call-types";
import type { Response } from "@/lib/contract/calls";

const params = { sessionId: "A" };

it("sends what the contract says for a route, and returns the response", async () => {
  const { requests } = fakeBff(() => ({ body: { id: 7, quantity: 2 } }));
  const store = await openStore(openBrowserProfile().openTab());
  const body = { productId: 1, quantity: 2 };
  expect(await store.dispatch(callApi(cartRoutes.addItem, { params, body }))).toEqual({
    ok: true,
    data: { id: 7, quantity: 2 },
  });
  expect(requests).toEqual([{ method: "POST", path: "/cart/A/item", body }]);
});

it("caches a read until it is asked for a fresh response", async () => {
  const { requests } = fakeBff(() => ({ body: { items: [] } }));
  const store = await openStore(openBrowserProfile().openTab());
  await store.dispatch(callApi(cartRoutes.get, { params }));
  await store.dispatch(callApi(cartRoutes.get, { params }));
  expect(requests).toHaveLength(1);
  await store.dispatch(callApi(cartRoutes.get, { params }, { isFresh: true }));
  expect(requests).toHaveLength(2);
});

describe("the types of a call", () => {
  it("describe the input by the shape of the route", () => {
    type Input = InputOf<typeof cartRoutes.addItem>;
    expectTypeOf<Input["params"]>().toEqualTypeOf<{ sessionId: string }>();
    expectTypeOf<Input["body"]["quantity"]>().toEqualTypeOf<number>();
    expectTypeOf<Input["body"]["priceSeen"]>().toEqualTypeOf<string | null | undefined>();
    expectTypeOf<InputOf<typeof cartRoutes.updateItem>["params"]>().toEqualTypeOf<{
      sessionId: string;
      itemId: number;
    }>();
  });

  it("describe the response by the shape of the route", () => {
    expectTypeOf<Response<"cart.addItem">["id"]>().toEqualTypeOf<number>();
    expectTypeOf<Response<"cart.get">["items"][number]["unitAmount"]>().toEqualTypeOf<string>();
    expectTypeOf<Response<"cart.removeItem">>().toEqualTypeOf<undefined>();
  });

  it("let every query parameter be left out", () => {
    callApi(productsRoutes.list);
    callApi(productsRoutes.list, { query: { search: "coat" } });
    // @ts-expect-error: no such parameter
    callApi(productsRoutes.list, { query: { colour: "blue" } });
  });

  it("reject any other input", () => {
    callApi(authRoutes.endSession);
    // @ts-expect-error: without its input
    callApi(cartRoutes.addItem);
    // @ts-expect-error: without its parameters
    callApi(cartRoutes.addItem, { body: { productId: 1, quantity: 1 } });
    // @ts-expect-error: without its body
    callApi(cartRoutes.addItem, { params });
    // @ts-expect-error: a quantity in quotes
    callApi(cartRoutes.addItem, { params, body: { productId: 1, quantity: "1" } });
    // @ts-expect-error: a field that the contract does not know
    callApi(cartRoutes.addItem, { params, body: { productId: 1, quantity: 1, amount: "0.01" } });
    // @ts-expect-error: parameters of another call
    callApi(cartRoutes.updateItem, { params, body: { productId: 1, quantity: 1 } });
    // @ts-expect-error: a read without its cart
    callApi(cartRoutes.get, {});
  });
});
