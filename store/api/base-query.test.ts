import { describe, expect, it, vi } from "vitest";
import { cartRoutes } from "@/lib/contract/cart/cart.routes";
import { meRoutes } from "@/lib/contract/account/me.routes";
import { signedIn } from "@/store/slices/auth";
import { cartAdopted } from "@/store/slices/cart";
import { cartId, fakeShop, type Told } from "@/store/testing/fake-shop";
import { openStore } from "@/store/testing/open-store";
import { openProfile } from "@/store/testing/tabs";
import { addCalls } from "./add-calls";
import { authApi } from "./auth";
import { cartApi } from "./cart";
import { messageOf, readError } from "./call-error";

async function shopThatSays(...answers: (Told | "nobody")[]) {
  const shop = fakeShop(() => answers.shift() ?? "nobody");
  const store = await openStore(openProfile().openTab());
  store.dispatch(addCalls());
  const sessionId = cartId("A");
  store.dispatch(cartAdopted(sessionId));
  const params = { sessionId };
  return {
    shop,
    store,
    read: () => store.dispatch(cartApi.endpoints.readCart.initiate({ params }, { subscribe: false })),
    update: () =>
      store.dispatch(cartApi.endpoints.updateCart.initiate({ params, body: { email: "jo@example.test" } })),
    toasts: () => store.getState().toasts.waiting.map(({ kind, text }) => `${kind} ${text}`),
  };
}

describe("a call that fails", () => {
  it("because nobody answers is a network error, and nothing is toasted", async () => {
    const { update, toasts } = await shopThatSays("nobody");
    expect((await update()).error).toEqual({ kind: "network", message: "Network error" });
    expect(toasts()).toEqual([]);
  });

  it("for its fields toasts each message under the field's name", async () => {
    const fields = { email: "This field must be valid email", country: "This field is not valid" };
    const { update, toasts } = await shopThatSays({ status: 428, body: fields });
    expect((await update()).error).toEqual({ kind: "fields", fields });
    expect(toasts()).toEqual([
      "error email: This field must be valid email",
      "error country: This field is not valid",
    ]);
  });

  it("for a list of messages toasts each as it is", async () => {
    const { update, toasts } = await shopThatSays({ status: 428, body: ["One", "Two"] });
    expect((await update()).error).toEqual({ kind: "fields", fields: ["One", "Two"] });
    expect(toasts()).toEqual(["error One", "error Two"]);
  });

  it("by a refusal of the cart keeps code and details, for the words of its dialog", async () => {
    const body = { code: 79, message: "You have payments pending.", amount: "12.00", currency: "AUD" };
    const { update, toasts } = await shopThatSays({ status: 409, body });
    const details = { amount: "12.00", currency: "AUD" };
    expect((await update()).error).toEqual({ kind: "refusal", code: 79, message: body.message, details });
    expect(toasts()).toEqual([]);
  });

  it("in any other way is told in the server's words, else in the route's", async () => {
    const said = { code: "not_allowed", message: "This is not yours." };
    const { update, toasts } = await shopThatSays({ status: 403, body: said }, { status: 500, body: "<h1>" });
    expect((await update()).error).toEqual({ kind: "failure", status: 403, ...said });
    expect((await update()).error).toEqual({
      kind: "failure",
      status: 500,
      code: "500",
      message: "Failed to update cart",
    });
    expect(toasts()).toEqual([]);
  });

  it.each([
    [428, "no object", "Failed to update cart"],
    [409, { message: "odd" }, "odd"],
    [409, null, "Failed to update cart"],
    [200, undefined, "Failed to update cart"],
  ])("with %i and %j is still a failure with words", (status, body, message) => {
    const error = readError(cartRoutes.update, status, body);
    expect([error.kind, messageOf(error)]).toEqual(["failure", message]);
  });
});

describe("a shop that asks to come back later", () => {
  const later: Told = { status: 503, headers: { "retry-after": "2" }, body: { code: "x", message: "Later" } };

  it("is asked once more for a read, after that time", async () => {
    vi.useFakeTimers();
    try {
      const { read, shop } = await shopThatSays(later, { body: { items: [] } });
      const reading = read();
      await vi.advanceTimersByTimeAsync(1_900);
      expect(shop.asked).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(200);
      expect((await reading).data).toEqual({ items: [] });
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ["twice", [{ ...later, headers: { "retry-after": "0" } }, later, { body: {} }], "read", 2],
    ["without a time", [{ status: 503, body: {} }, { body: {} }], "read", 1],
    ["for too long", [{ ...later, headers: { "retry-after": "3600" } }, { body: {} }], "read", 1],
    ["for a change", [{ ...later, headers: { "retry-after": "0" } }, { body: {} }], "update", 1],
  ] as const)("%s is taken at its word", async (_how, answers, call, times) => {
    const { shop, ...on } = await shopThatSays(...answers);
    expect((await on[call]()).error).toMatchObject({ kind: "failure", status: 503 });
    expect(shop.asked).toHaveLength(times);
  });
});

describe("the kept cart id", () => {
  it("goes with a definite 404 and stays through an outage", async () => {
    const gone = { status: 404, body: { code: "not_found", message: "Not found" } };
    const { read, store } = await shopThatSays("nobody", { status: 502 }, gone);
    for (const expected of [cartId("A"), cartId("A"), null]) {
      await read();
      expect(store.getState().cart.sessionId).toBe(expected);
    }
  });
});

describe("a session that is over", () => {
  const refused = { status: 401, body: { code: "not_signed_in", message: "Please sign in." } };

  it.each([
    ["a definite 401 signs out", refused, false],
    ["an outage does not", { status: 503, body: {} }, true],
    ["a 403 does not", { status: 403, body: {} }, true],
    ["silence does not", "nobody" as const, true],
  ])("%s", async (_what, answer, isLoggedIn) => {
    const { store } = await shopThatSays(answer);
    store.dispatch(signedIn({ userType: "owner" }));
    await store.dispatch(authApi.endpoints.readPerson.initiate());
    expect(store.getState().auth.isLoggedIn).toBe(isLoggedIn);
    expect(meRoutes.details.access).toBe("session");
  });

  it("takes no cart from a guest", async () => {
    const { store } = await shopThatSays(refused);
    await store.dispatch(authApi.endpoints.readPerson.initiate());
    expect(store.getState().cart.sessionId).toBe(cartId("A"));
  });
});
