import { describe, expect, expectTypeOf, it } from "vitest";
import { authRoutes } from "@/lib/contract/auth/auth.routes";
import type { authShapes } from "@/lib/contract/auth/auth.shapes";
import { cartRoutes } from "@/lib/contract/cart/cart.routes";
import type { cartShapes } from "@/lib/contract/cart/cart.shapes";
import { productsRoutes } from "@/lib/contract/products/products.routes";
import type { productsShapes } from "@/lib/contract/products/products.shapes";
import { calls } from "./call";
import { cartApi } from "./cart";

const cart = calls<typeof cartRoutes, typeof cartShapes>();
const auth = calls<typeof authRoutes, typeof authShapes>();
const products = calls<typeof productsRoutes, typeof productsShapes>();

describe("an endpoint made from its route", () => {
  const addItem = cart(cartRoutes.addItem);
  const changeItem = cart(cartRoutes.changeItem);
  type Added = Parameters<typeof addItem.query>[0];

  it("sends what the contract calls by that name", () => {
    const input = { params: { sessionId: "A" }, body: { productId: 1, quantity: 2 } };
    expect(addItem.query(input)).toEqual({ route: cartRoutes.addItem, input });
    expect(auth(authRoutes.leave).query()).toEqual({ route: authRoutes.leave, input: {} });
  });

  it("takes what the shape of this very route describes", () => {
    expectTypeOf<Added["params"]>().toEqualTypeOf<{ sessionId: string }>();
    expectTypeOf<Added["body"]["quantity"]>().toEqualTypeOf<number>();
    expectTypeOf<Added["body"]["priceSeen"]>().toEqualTypeOf<string | null | undefined>();
    expectTypeOf<Parameters<typeof changeItem.query>[0]["params"]>().toEqualTypeOf<{
      sessionId: string;
      itemId: number;
    }>();
  });

  it("answers with what the shape says", () => {
    type Answer = Parameters<typeof addItem.transformResponse>[0];
    expectTypeOf<Answer["id"]>().toEqualTypeOf<number>();
    expectTypeOf(cart(cartRoutes.read).transformResponse)
      .parameter(0)
      .toHaveProperty("items")
      .items.toHaveProperty("unitAmount")
      .toEqualTypeOf<string>();
    expectTypeOf(cart(cartRoutes.removeItem).transformResponse).parameter(0).toEqualTypeOf<undefined>();
  });

  it("may be asked with a part of its query, or without", () => {
    const list = products(productsRoutes.list);
    expectTypeOf(list.query).toBeCallableWith();
    expectTypeOf(list.query).toBeCallableWith({ query: { search: "coat" } });
    // @ts-expect-error: no such key
    list.query({ query: { colour: "blue" } });
  });

  it("does not compile with anything else", () => {
    const params = { sessionId: "A" };
    // @ts-expect-error: without an argument
    expect(() => addItem.query()).not.toThrow();
    // @ts-expect-error: without its parameters
    addItem.query({ body: { productId: 1, quantity: 1 } });
    // @ts-expect-error: without its body
    addItem.query({ params });
    // @ts-expect-error: a quantity in quotes
    addItem.query({ params, body: { productId: 1, quantity: "1" } });
    // @ts-expect-error: a key that the contract does not know
    addItem.query({ params, body: { productId: 1, quantity: 1, amount: "0.01" } });
    // @ts-expect-error: parameters of another call
    changeItem.query({ params, body: { productId: 1, quantity: 1 } });
    // @ts-expect-error: a route of another table
    cart(authRoutes.login);
    // @ts-expect-error: the same through the api, with and without what changes add
    cartApi.endpoints.addItem.initiate({ params, body: { productId: 1, quantity: "1" } });
    // @ts-expect-error: a read without its cart
    cartApi.endpoints.readCart.initiate({});
    type Types = NonNullable<(typeof cartApi.endpoints.addItem)["Types"]>;
    expectTypeOf<Types["ResultType"]["quantity"]>().toEqualTypeOf<number>();
  });
});
