import { expect, it, onTestFinished } from "vitest";
import { userFixture } from "@/store/testing/user-fixture";
import { cartRoutes } from "@/lib/contract/orders/cart/cart.routes";
import { addToCart } from "@/store/api/orders/add-to-cart";
import { callApi, loadApi } from "./api/call-api";
import { forgetUser } from "./forget-user";
import { movedForward, recordChanged, selectActivation } from "./slices/activation";
import { applicationChanged } from "./slices/application";
import { signedIn } from "./slices/auth";
import { cartAdopted } from "./slices/cart";
import { openActivation, restoreActivation } from "@/store/persistence/stored-activation";
import { storageKey } from "@/store/persistence/storage";
import { cartId, fakeBff, fakeCartBff } from "@/store/testing/fake-bff";
import { openStore } from "./testing/open-store";
import { openBrowserProfile } from "@/store/testing/browser-profile";

const user = userFixture();

async function twoSignedInTabs() {
  const profile = openBrowserProfile();
  profile.cookies.set("hint", "s");
  profile.cookies.set("country", "AU");
  fakeBff(() => ({ body: user }));
  const [first, second] = [await openStore(profile.openTab()), await openStore(profile.openTab())];
  for (const store of [first, second]) await expect.poll(() => store.getState().auth.isLoggedIn).toBe(true);
  return { profile, first, second };
}

it("a sign-out in one tab empties the store of the other", async () => {
  const { first, second } = await twoSignedInTabs();
  second.dispatch(cartAdopted(cartId("A")));
  second.dispatch(applicationChanged({ userTool: "order-history" }));
  first.dispatch(forgetUser());
  await expect.poll(() => second.getState().auth.isLoggedIn).toBe(false);
  const { auth, cart, application } = second.getState();
  expect([auth.userType, cart.sessionId, application.userType]).toEqual(["guest", null, "guest"]);
  expect([application.userTool, application.countryCode]).toEqual(["my-animals", "AU"]);
  expect(JSON.stringify(second.getState())).not.toContain('"type":"vet"');
});

it("a tab restored from the back/forward cache learns of a sign-out", async () => {
  const { profile, first } = await twoSignedInTabs();
  const events = new EventTarget();
  const woken = await openStore({ ...profile.openTab(), events });
  await expect.poll(() => woken.getState().auth.isLoggedIn).toBe(true);
  first.dispatch(forgetUser());
  expect(woken.getState().auth.isLoggedIn).toBe(true);
  events.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(woken.getState().auth.isLoggedIn).toBe(false);
});

it("a sign-out followed by a sign-in at once forgets the previous user", async () => {
  const { profile, first, second } = await twoSignedInTabs();
  second.dispatch(cartAdopted(cartId("A")));
  first.dispatch(forgetUser());
  first.dispatch(signedIn({ userType: "owner" }));
  await expect.poll(() => second.getState().auth.userType).toBe("owner");
  expect(second.getState().cart.sessionId).toBeNull();
  expect(profile.stored.get(storageKey("auth"))).toContain("owner");
});

it("a new cart and its items appear in the other tab", async () => {
  const { openTab } = openBrowserProfile();
  const bff = fakeCartBff();
  const [first, second] = [await openStore(openTab()), await openStore(openTab())];
  for (const store of [first, second]) await store.dispatch(loadApi());
  await first.dispatch(addToCart({ productId: 1, quantity: 2 }));
  const sessionId = cartId("A");
  await expect.poll(() => second.getState().cart.sessionId).toBe(sessionId);
  const cart = await second.dispatch(
    callApi(cartRoutes.get, { params: { sessionId } }, { staysSubscribed: true }),
  );
  expect(cart.ok && cart.data.items).toHaveLength(1);
  await first.dispatch(addToCart({ productId: 2, quantity: 1 }));
  await expect.poll(() => bff.count("GET", /cart/)).toBe(2);
});

it("two tabs that adopt carts at once agree on one", async () => {
  const { openTab, stored } = openBrowserProfile();
  const [first, second] = [await openStore(openTab()), await openStore(openTab())];
  first.dispatch(cartAdopted(cartId("A")));
  second.dispatch(cartAdopted(cartId("B")));
  await new Promise((resolve) => setTimeout(resolve, 100));
  const readIds = () => [first, second].map((store) => store.getState().cart.sessionId);
  await expect.poll(() => new Set(readIds()).size).toBe(1);
  expect(stored.get(storageKey("cart"))).toContain(readIds()[0] ?? "none");
});

it("a tab whose activation was continued in another tab stops until it has read it again", async () => {
  const profile = openBrowserProfile();
  const [first, second] = [await openStore(profile.openTab()), await openStore(profile.openTab())];
  const close = [first, second].map((store) => store.dispatch(openActivation()));
  onTestFinished(() => close.forEach((stop) => stop()));
  first.dispatch(recordChanged({ email: "jo@example.test" }));
  await expect.poll(() => selectActivation(second.getState()).isChangedElsewhere).toBe(true);
  expect([
    selectActivation(first.getState()).isChangedElsewhere,
    selectActivation(second.getState()).record,
  ]).toEqual([false, {}]);
  second.dispatch(restoreActivation());
  expect(selectActivation(second.getState())).toMatchObject({
    isChangedElsewhere: false,
    record: { email: "jo@example.test" },
  });
  second.dispatch(movedForward(3));
  await expect.poll(() => profile.stored.get(storageKey("activation"))).toContain('"current":3');
  expect(selectActivation(first.getState()).isChangedElsewhere).toBe(false);
});

it("signing out forgets the stored activation, and the open one", async () => {
  const profile = openBrowserProfile();
  const [wizard, other] = [await openStore(profile.openTab()), await openStore(profile.openTab())];
  const isStored = () => profile.stored.get(storageKey("activation"))?.includes("jo@example.test") === true;
  onTestFinished(wizard.dispatch(openActivation()));
  wizard.dispatch(recordChanged({ email: "jo@example.test" }));
  expect(isStored()).toBe(true);
  other.dispatch(forgetUser());
  expect(isStored()).toBe(false);
  wizard.dispatch(forgetUser());
  expect([isStored(), selectActivation(wizard.getState()).record]).toEqual([false, {}]);
});
