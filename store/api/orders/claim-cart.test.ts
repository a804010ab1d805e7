import { describe, expect, it } from "vitest";
import { forgetUser } from "@/store/forget-user";
import { signedIn } from "@/store/slices/auth";
import { cartAdopted } from "@/store/slices/cart";
import { cartId, fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { openStore } from "@/store/testing/open-store";
import { openBrowserProfile } from "@/store/testing/browser-profile";
import { userFixture } from "@/store/testing/user-fixture";
import { loadApi } from "@/store/api/call-api";
import { signIn } from "@/store/api/account/sign-in";
import { loadUser } from "@/store/api/account/user";

const [guest, own] = [cartId("G"), cartId("P")];
const claimPath = `POST /cart/${guest}/claim`;

async function openShop(
  answers: Readonly<Record<string, FakeResponse | "offline">>,
  cartSessionId: string | null = own,
) {
  const user = userFixture({ type: "owner", cartSessionId });
  const all: Readonly<Record<string, FakeResponse | "offline">> = {
    "POST /auth/login": { body: { id: 3, type: "owner" } },
    "GET /my/details": { body: user },
    "POST /cookie/country": { status: 204 },
    "POST /cookie/currency": { status: 204 },
    "POST /cookie/user-type": { status: 204 },
    ...answers,
  };
  const bff = fakeBff(({ method, path }) => all[`${method} ${path}`] ?? "offline");
  const profile = openBrowserProfile();
  const store = await openStore(profile.openTab());
  await store.dispatch(loadApi());
  const enter = () => store.dispatch(signIn({ username: "owner@tailmark.test", password: "secret" }));
  const stored = () => JSON.parse(profile.stored.get("tailmark:1:cart") ?? "{}") as unknown;
  return { bff, store, enter, stored };
}

const refused = (status: number): FakeResponse => ({ status, body: { code: "not_found", message: "No." } });

describe("the cart at sign-in", () => {
  it("is claimed for the account, whose cart id is used from then on", async () => {
    const { store, bff, enter, stored } = await openShop({ [claimPath]: { body: { sessionId: own } } });
    store.dispatch(cartAdopted(guest));
    expect((await enter()).ok).toBe(true);
    expect(store.getState().cart.sessionId).toBe(own);
    await expect.poll(() => stored()).toMatchObject({ sessionId: own });
    expect(bff.count("POST", /claim/)).toBe(1);
  });

  it("is the account's on a device without one, and nothing is claimed", async () => {
    const { store, bff, enter } = await openShop({});
    await enter();
    expect(store.getState().cart.sessionId).toBe(own);
    expect(bff.count("POST", /claim/)).toBe(0);
  });

  it("has no cart without one in browser or account", async () => {
    const { store, enter } = await openShop({}, null);
    await enter();
    expect(store.getState().cart.sessionId).toBeNull();
  });

  it.each<[string, FakeResponse | "offline"]>([
    ["the network fails", "offline"],
    ["the backend is down", { status: 503, body: {} }],
    ["the backend lacks the call", { status: 404, body: { code: "unknown_call", message: "No." } }],
    [
      "the carts cannot be merged",
      { status: 409, body: { code: "cart_full", message: "This cart is full" } },
    ],
  ])("stays the guest's when %s, and is claimed again on the next page", async (_why, answer) => {
    const answers: Record<string, FakeResponse | "offline"> = { [claimPath]: answer };
    const { store, bff, enter } = await openShop(answers);
    store.dispatch(cartAdopted(guest));
    expect((await enter()).ok).toBe(true);
    expect(store.getState().cart.sessionId).toBe(guest);
    await store.dispatch(loadUser());
    expect(bff.count("POST", /claim/)).toBe(2);
  });

  it.each([
    [own, own],
    [null, null],
  ])("that is gone or another user's is replaced by the account's (%s)", async (cartSessionId, left) => {
    const { store, enter } = await openShop({ [claimPath]: refused(404) }, cartSessionId);
    store.dispatch(cartAdopted(guest));
    await enter();
    expect(store.getState().cart.sessionId).toBe(left);
  });

  it("is not claimed again on a page that has it already", async () => {
    const { store, bff } = await openShop({});
    store.dispatch(signedIn({ userType: "owner" }));
    store.dispatch(cartAdopted(own));
    await store.dispatch(loadUser());
    expect(bff.requests.map(({ path }) => path)).toEqual(["/my/details"]);
  });

  it("is forgotten at sign-out", async () => {
    const { store, enter, stored } = await openShop({});
    await enter();
    store.dispatch(forgetUser());
    expect(store.getState().cart.sessionId).toBeNull();
    await expect.poll(() => stored()).toMatchObject({ sessionId: null });
  });
});

describe("the settings at sign-in", () => {
  it("are those of the account: country, currency and user type", async () => {
    const { store, bff, enter } = await openShop({});
    await enter();
    const sent = bff.requests.filter(({ path }) => path.startsWith("/cookie/"));
    expect(sent.map(({ body }) => body)).toEqual([
      { userType: "owner" },
      { currency: "NZD" },
      { countryCode: "NZ" },
    ]);
    const { countryCode, countryCurrency, userType } = store.getState().application;
    expect([countryCode, countryCurrency, userType]).toEqual(["NZ", "NZD", "owner"]);
  });
});
