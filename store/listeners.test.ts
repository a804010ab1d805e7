import { expect, it, vi } from "vitest";
import { anyPerson } from "@/store/testing/any-person";
import { addCalls } from "./api/add-calls";
import { cartApi } from "./api/cart";
import { addToCart } from "./api/change-cart";
import { forgetPerson } from "./session";
import { applicationChanged } from "./slices/application";
import { signedIn } from "./slices/auth";
import { cartAdopted } from "./slices/cart";
import { storageKey } from "./stored";
import { cartId, fakeShop, shopWithCarts } from "./testing/fake-shop";
import { openStore } from "./testing/open-store";
import { openProfile } from "./testing/tabs";

const person = anyPerson();

async function twoSignedInTabs() {
  const profile = openProfile();
  profile.cookies.set("hint", "s");
  profile.cookies.set("country", "AU");
  const shop = fakeShop(() => ({ body: person }));
  const [first, second] = [await openStore(profile.openTab()), await openStore(profile.openTab())];
  for (const store of [first, second])
    await vi.waitFor(() => expect(store.getState().auth.isLoggedIn).toBe(true));
  return { profile, first, second, shop };
}

it("who signs out in one tab is signed out in the other, down to the last slice", async () => {
  const { first, second } = await twoSignedInTabs();
  second.dispatch(cartAdopted(cartId("A")));
  second.dispatch(applicationChanged({ userTool: "order-history" }));
  first.dispatch(forgetPerson());
  await vi.waitFor(() => expect(second.getState().auth.isLoggedIn).toBe(false));
  const { auth, cart, application } = second.getState();
  expect([auth.userType, cart.sessionId, application.userType]).toEqual(["guest", null, "guest"]);
  expect([application.userTool, application.countryCode]).toEqual(["my-animals", "AU"]);
  expect(JSON.stringify(second.getState())).not.toContain('"type":"vet"');
});

it("and in one that slept, when it wakes", async () => {
  const { profile, first } = await twoSignedInTabs();
  const events = new EventTarget();
  const woken = await openStore({ ...profile.openTab(), events });
  await vi.waitFor(() => expect(woken.getState().auth.isLoggedIn).toBe(true));
  first.dispatch(forgetPerson());
  expect(woken.getState().auth.isLoggedIn).toBe(true);
  events.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(woken.getState().auth.isLoggedIn).toBe(false);
});

it("signed out and in again at once is somebody else: what was known is forgotten", async () => {
  const { profile, first, second } = await twoSignedInTabs();
  second.dispatch(cartAdopted(cartId("A")));
  first.dispatch(forgetPerson());
  first.dispatch(signedIn({ userType: "owner" }));
  await vi.waitFor(() => expect(second.getState().auth.userType).toBe("owner"));
  expect(second.getState().cart.sessionId).toBeNull();
  expect(profile.kept.get(storageKey("auth"))).toContain("owner");
});

it("a new cart and what is added to it are seen in the other tab", async () => {
  const { openTab } = openProfile();
  const shop = shopWithCarts();
  const [first, second] = [await openStore(openTab()), await openStore(openTab())];
  for (const store of [first, second]) store.dispatch(addCalls());
  await first.dispatch(addToCart({ productId: 1, quantity: 2 }));
  const sessionId = cartId("A");
  await vi.waitFor(() => expect(second.getState().cart.sessionId).toBe(sessionId));
  const reading = second.dispatch(cartApi.endpoints.readCart.initiate({ params: { sessionId } }));
  expect((await reading).data?.items).toHaveLength(1);
  await first.dispatch(addToCart({ productId: 2, quantity: 1 }));
  await vi.waitFor(() => expect(shop.count("GET", /cart/)).toBe(2));
  reading.unsubscribe();
});

it("two tabs that change at once come to rest with the same cart", async () => {
  const { openTab, kept } = openProfile();
  const [first, second] = [await openStore(openTab()), await openStore(openTab())];
  first.dispatch(cartAdopted(cartId("A")));
  second.dispatch(cartAdopted(cartId("B")));
  await new Promise((resolve) => setTimeout(resolve, 100));
  const ids = [first, second].map((store) => store.getState().cart.sessionId);
  expect(new Set(ids).size).toBe(1);
  expect(kept.get(storageKey("cart"))).toContain(ids[0] ?? "none");
});
