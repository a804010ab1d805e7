import { describe, expect, it, onTestFinished, vi } from "vitest";
import { cartRoutes } from "@/lib/contract/orders/cart/cart.routes";
import { accountRoutes } from "@/lib/contract/account/account/account.routes";
import { signedIn } from "@/store/slices/auth";
import { cartAdopted } from "@/store/slices/cart";
import { cartId, fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { openStore } from "@/store/testing/open-store";
import { openBrowserProfile } from "@/store/testing/browser-profile";
import { callApi, loadApi } from "./call-api";
import { messageOf } from "./call-error";
import { readError } from "./read-error";
import type { CallResult } from "./call-types";

const errorOf = (result: CallResult<unknown>) => (result.ok ? undefined : result.error);

async function openShop(...responses: (FakeResponse | "offline")[]) {
  const { requests } = fakeBff(() => responses.shift() ?? "offline");
  const store = await openStore(openBrowserProfile().openTab());
  await store.dispatch(loadApi());
  const sessionId = cartId("A");
  store.dispatch(cartAdopted(sessionId));
  const params = { sessionId };
  return {
    requests,
    store,
    read: () => store.dispatch(callApi(cartRoutes.get, { params })),
    update: () => store.dispatch(callApi(cartRoutes.update, { params, body: { email: "jo@example.test" } })),
    toasts: () => store.getState().toasts.queue.map(({ kind, text }) => `${kind} ${text}`),
  };
}

describe("a call that fails", () => {
  it("because of the network is a network error without a toast", async () => {
    const { update, toasts } = await openShop("offline");
    expect(errorOf(await update())).toEqual({ kind: "network" });
    expect(toasts()).toEqual([]);
  });

  it("because of its fields toasts each message with the field's label", async () => {
    const fields = {
      email: "This field must be valid email",
      couponCode: "This field is not valid",
      "items[2].someThing": "This field is required",
    };
    const { update, toasts } = await openShop({ status: 428, body: fields });
    expect(errorOf(await update())).toEqual({ kind: "fields", fields });
    expect(toasts()).toEqual([
      "error Email: This field must be valid email",
      "error Coupon or voucher: This field is not valid",
      "error Some thing: This field is required",
    ]);
  });

  it("with a list of messages toasts each", async () => {
    const { update, toasts } = await openShop({ status: 428, body: ["One", "Two"] });
    expect(errorOf(await update())).toEqual({ kind: "fields", fields: ["One", "Two"] });
    expect(toasts()).toEqual(["error One", "error Two"]);
  });

  it("by a cart refusal keeps its code and details for the dialog", async () => {
    const body = { code: 79, message: "You have payments pending.", amount: "12.00", currency: "AUD" };
    const { update, toasts } = await openShop({ status: 409, body });
    const details = { amount: "12.00", currency: "AUD" };
    expect(errorOf(await update())).toEqual({ kind: "refusal", code: 79, message: body.message, details });
    expect(toasts()).toEqual([]);
  });

  it("otherwise has the server's message, or else the documented one of the route", async () => {
    const body = { code: "not_allowed", message: "This is not yours." };
    const { update, toasts } = await openShop({ status: 403, body }, { status: 500, body: "<h1>" });
    expect(errorOf(await update())).toEqual({ kind: "failure", status: 403, ...body });
    expect(errorOf(await update())).toEqual({
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
  ])("with %i and %j is still a failure with a message", async (status, body, message) => {
    const error = await readError(cartRoutes.update, new Response(null, { status }), body);
    expect([error.kind, messageOf(error)]).toEqual(["failure", message]);
  });
});

describe("a response with Retry-After", () => {
  const later: FakeResponse = {
    status: 503,
    headers: { "retry-after": "2" },
    body: { code: "x", message: "Later" },
  };

  it("makes a read repeat once after that time", async () => {
    vi.useFakeTimers();
    try {
      const { read, requests } = await openShop(later, { body: { items: [] } });
      const reading = read();
      await vi.advanceTimersByTimeAsync(1_900);
      expect(requests).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(200);
      expect(await reading).toEqual({ ok: true, data: { items: [] } });
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ["a second time", [{ ...later, headers: { "retry-after": "0" } }, later, { body: {} }], "read", 2],
    ["without the header", [{ status: 503, body: {} }, { body: {} }], "read", 1],
    ["after too long a time", [{ ...later, headers: { "retry-after": "3600" } }, { body: {} }], "read", 1],
    ["to a change", [{ ...later, headers: { "retry-after": "0" } }, { body: {} }], "update", 1],
  ] as const)("%s is not repeated any further", async (_how, answers, call, times) => {
    const { requests, ...bff } = await openShop(...answers);
    expect(errorOf(await bff[call]())).toMatchObject({ kind: "failure", status: 503 });
    expect(requests).toHaveLength(times);
  });
});

describe("the stored cart id", () => {
  it("is removed with a definite 404 and kept through an outage", async () => {
    const gone = { status: 404, body: { code: "not_found", message: "Not found" } };
    const { read, store } = await openShop("offline", { status: 502 }, gone);
    for (const expected of [cartId("A"), cartId("A"), null]) {
      await read();
      expect(store.getState().cart.sessionId).toBe(expected);
    }
  });
});

describe("an expired session", () => {
  const passwords = { currentPassword: "Old-password-1", newPassword: "New-password-1" };
  const refused = { status: 401, body: { code: "not_signed_in", message: "Please sign in." } };

  it.each([
    ["signs out with a definite 401", refused, false],
    ["survives an outage", { status: 503, body: {} }, true],
    ["survives a 403", { status: 403, body: {} }, true],
    ["survives a network failure", "offline" as const, true],
  ])("%s", async (_what, answer, isLoggedIn) => {
    const { store } = await openShop(answer);
    store.dispatch(signedIn({ userType: "owner" }));
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    await store.dispatch(callApi(accountRoutes.details));
    vi.runOnlyPendingTimers();
    expect(store.getState().auth.isLoggedIn).toBe(isLoggedIn);
    expect(accountRoutes.details.access).toBe("session");
  });

  it("returns the 401 to the call that finds the session ended", async () => {
    const { store } = await openShop(refused);
    store.dispatch(signedIn({ userType: "owner" }));
    const result = await store.dispatch(callApi(accountRoutes.changePassword, { body: passwords }));
    expect(result).toMatchObject({ ok: false, error: { status: 401, message: "Please sign in." } });
  });

  it("does not remove a guest's cart", async () => {
    const { store } = await openShop(refused);
    await store.dispatch(callApi(accountRoutes.details));
    expect(store.getState().cart.sessionId).toBe(cartId("A"));
  });
});
