import { describe, expect, it, vi } from "vitest";
import { signedIn } from "@/store/slices/auth";
import { cartAdopted } from "@/store/slices/cart";
import { cartId, fakeShop, type Told } from "@/store/testing/fake-shop";
import { openStore } from "@/store/testing/open-store";
import { openProfile } from "@/store/testing/tabs";
import { anyPerson } from "@/store/testing/any-person";
import { addCalls } from "./add-calls";
import { loadPerson, signIn, signOut } from "./auth";

const [guest, own] = [cartId("G"), cartId("P")];
const claimPath = `POST /cart/${guest}/claim`;

async function openShop(
  answers: Readonly<Record<string, Told | "nobody">>,
  cartSessionId: string | null = own,
) {
  const person = anyPerson({ type: "owner", cartSessionId });
  const all: Readonly<Record<string, Told | "nobody">> = {
    "POST /auth/login": { body: { id: 3, type: "owner" } },
    "GET /my/details": { body: person },
    "POST /cookie/country": { status: 204 },
    "POST /cookie/currency": { status: 204 },
    "POST /cookie/user-type": { status: 204 },
    "POST /auth/logout": { status: 204 },
    ...answers,
  };
  const shop = fakeShop(({ method, path }) => all[`${method} ${path}`] ?? "nobody");
  const profile = openProfile();
  const store = await openStore(profile.openTab());
  store.dispatch(addCalls());
  const enter = () => store.dispatch(signIn({ username: "owner@tailmark.test", password: "secret" }));
  const kept = () => JSON.parse(profile.kept.get("tailmark:1:cart") ?? "{}") as unknown;
  return { shop, store, enter, kept };
}

const refused = (status: number): Told => ({ status, body: { code: "not_found", message: "No." } });

describe("the cart at sign-in", () => {
  it("is claimed where there is one, and the person's taken from the answer", async () => {
    const { store, shop, enter, kept } = await openShop({ [claimPath]: { body: { sessionId: own } } });
    store.dispatch(cartAdopted(guest));
    expect(await enter()).toBeUndefined();
    expect(store.getState().cart.sessionId).toBe(own);
    await vi.waitFor(() => expect(kept()).toMatchObject({ sessionId: own }));
    expect(shop.count("POST", /claim/)).toBe(1);
  });

  it("is the person's on a device without one, and nothing is claimed", async () => {
    const { store, shop, enter } = await openShop({});
    await enter();
    expect(store.getState().cart.sessionId).toBe(own);
    expect(shop.count("POST", /claim/)).toBe(0);
  });

  it("is none where neither has one", async () => {
    const { store, enter } = await openShop({}, null);
    await enter();
    expect(store.getState().cart.sessionId).toBeNull();
  });

  it.each<[string, Told | "nobody"]>([
    ["nobody answers", "nobody"],
    ["the shop is down", { status: 503, body: {} }],
    ["there is no such call", { status: 404, body: { code: "unknown_call", message: "No." } }],
    ["it does not fit", { status: 409, body: { code: "cart_full", message: "This cart is full" } }],
  ])("stays the guest's while %s; it is claimed again with the next reading", async (_why, answer) => {
    const answers: Record<string, Told | "nobody"> = { [claimPath]: answer };
    const { store, shop, enter } = await openShop(answers);
    store.dispatch(cartAdopted(guest));
    expect(await enter()).toBeUndefined();
    expect(store.getState().cart.sessionId).toBe(guest);
    await store.dispatch(loadPerson());
    expect(shop.count("POST", /claim/)).toBe(2);
  });

  it.each([
    [own, own],
    [null, null],
  ])("of somebody else, or gone, gives way to the person's (%s)", async (cartSessionId, left) => {
    const { store, enter } = await openShop({ [claimPath]: refused(404) }, cartSessionId);
    store.dispatch(cartAdopted(guest));
    await enter();
    expect(store.getState().cart.sessionId).toBe(left);
  });

  it("is asked for once only: a page that has it claims nothing", async () => {
    const { store, shop } = await openShop({});
    store.dispatch(signedIn({ userType: "owner" }));
    store.dispatch(cartAdopted(own));
    await store.dispatch(loadPerson());
    expect(shop.asked.map(({ path }) => path)).toEqual(["/my/details"]);
  });

  it("is forgotten with signing out", async () => {
    const { store, enter, kept } = await openShop({});
    await enter();
    await store.dispatch(signOut());
    expect(store.getState().cart.sessionId).toBeNull();
    await vi.waitFor(() => expect(kept()).toMatchObject({ sessionId: null }));
  });
});

describe("the side of the shop at sign-in", () => {
  it("is the account's: its country, its currency, its type", async () => {
    const { store, shop, enter } = await openShop({});
    await enter();
    const told = shop.asked.filter(({ path }) => path.startsWith("/cookie/"));
    expect(told.map(({ body }) => body)).toEqual([
      { userType: "owner" },
      { currency: "NZD" },
      { countryCode: "NZ" },
    ]);
    const { countryCode, countryCurrency, userType } = store.getState().application;
    expect([countryCode, countryCurrency, userType]).toEqual(["NZ", "NZD", "owner"]);
  });
});
