import { describe, expect, it, vi } from "vitest";
import { makeStore } from "./make-store";
import { activationReset, recordChanged } from "./slices/activation";
import { applicationChanged } from "./slices/application";
import { signedIn } from "./slices/auth";
import {
  cartAdopted,
  cartCleared,
  cartFailed,
  quantityWished,
  wentToNextStep,
  wentToPreviousStep,
} from "./slices/cart";
import { start } from "./start";
import { storageKey } from "./stored";
import { cartId } from "./testing/fake-shop";
import { openStore } from "./testing/open-store";
import { openProfile } from "./testing/tabs";

const cartKey = storageKey("cart");
const leave = (tab: { events: EventTarget }) => tab.events.dispatchEvent(new Event("pagehide"));

describe("what a visit leaves", () => {
  it("is what the specification names, and comes back", async () => {
    const { openTab, kept } = openProfile();
    const tab = openTab();
    const store = await openStore(tab);
    store.dispatch(cartAdopted(cartId("A")));
    store.dispatch(wentToNextStep(3));
    store.dispatch(wentToPreviousStep());
    store.dispatch(quantityWished({ itemId: 1, quantity: 2 }));
    store.dispatch(cartFailed("Network error"));
    store.dispatch(
      applicationChanged({ countryCode: "AU", isMobileMenuOpen: true, isGoogleMapLoaded: true }),
    );
    store.dispatch(recordChanged({ email: "jo@example.test", barcodes: ["1"] }));
    leave(tab);
    const entries = Object.fromEntries([...kept].map(([key, text]) => [key, JSON.parse(text) as unknown]));
    expect(entries).toEqual({
      [cartKey]: { sessionId: cartId("A"), step: 2 },
      [storageKey("auth")]: { userType: "guest", isLoggedIn: false },
      [storageKey("application")]: {
        countryCode: "AU",
        currentLanguage: "en",
        userType: "guest",
        userTool: "my-animals",
        countryId: null,
        countryCurrency: null,
      },
      [storageKey("activation")]: { record: { email: "jo@example.test", barcodes: ["1"] } },
    });
    const next = (await openStore(openTab())).getState();
    expect(next.cart).toMatchObject({ sessionId: cartId("A"), step: 2, wishes: {}, error: null });
    expect(next.application).toMatchObject({ countryCode: "AU", isMobileMenuOpen: false });
    expect(next.activation.record).toEqual({ email: "jo@example.test", barcodes: ["1"] });
  });

  it("has no card in it, nor does the store", async () => {
    const { openTab, kept } = openProfile();
    const tab = openTab();
    const store = await openStore(tab);
    const card = { number: "4242424242424242", securityCode: "123" };
    const payment = { stripe: { transactionId: "pi_1", number: card.number }, card };
    store.dispatch(recordChanged({ id: 7, payment, ...{ card } }));
    leave(tab);
    expect(JSON.stringify([...kept.values(), store.getState()])).not.toMatch(/4242|securityCode/);
    expect(store.getState().activation.record).toEqual({
      id: 7,
      payment: { stripe: { transactionId: "pi_1" } },
    });
    store.dispatch(activationReset());
    expect(store.getState().activation.record).toEqual({});
  });
});

it("a cart that is cleared leaves no id, and begins at the first step", async () => {
  const { openTab, kept } = openProfile();
  const tab = openTab();
  const store = await openStore(tab);
  store.dispatch(cartAdopted(cartId("A")));
  store.dispatch(wentToNextStep());
  store.dispatch(cartCleared());
  store.dispatch(wentToPreviousStep());
  leave(tab);
  expect(JSON.parse(kept.get(cartKey) ?? "")).toEqual({ sessionId: null, step: 0 });
});

describe("an entry is dropped", () => {
  it.each([
    ["half a text", `{"sessionId":"${cartId("A")}`],
    ["no object", `"${cartId("A")}"`],
    ["null", "null"],
    ["a list", "[]"],
    ["somebody else's", `{"sessionId":{"id":1},"step":0}`],
    ["an id that leads elsewhere", `{"sessionId":"../../my/details","step":0}`],
    ["a step of no wizard", `{"sessionId":"${cartId("A")}","step":-1}`],
    ["redux-persist's own old format", `{"sessionId":"\\"${cartId("A")}\\"","step":"0"}`],
  ])("that is %s", async (_what, text) => {
    const { openTab, kept } = openProfile({ [cartKey]: text });
    const tab = openTab();
    const store = await openStore(tab);
    expect(store.getState().cart).toMatchObject({ sessionId: null, step: 0 });
    leave(tab);
    expect(JSON.parse(kept.get(cartKey) ?? "")).toEqual({ sessionId: null, step: 0 });
  });

  it("of another version, and nobody else's is touched", async () => {
    const { openTab, kept } = openProfile({ "tailmark:0:cart": "{}", other: "1" });
    await openStore(openTab());
    expect([kept.has("tailmark:0:cart"), kept.get("other")]).toEqual([false, "1"]);
  });
});

it("a storage that throws on every use leaves a shop that works and forgets", async () => {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  const storage = new Proxy({} as Storage, { get: refuse, ownKeys: refuse });
  const complain = vi.spyOn(console, "error");
  const tab = { ...openProfile().openTab(), storage };
  const store = await openStore(tab);
  store.dispatch(cartAdopted(cartId("A")));
  leave(tab);
  expect(store.getState().cart.sessionId).toBe(cartId("A"));
  expect(complain).not.toHaveBeenCalled();
});

it("begun, ended and begun again, as React's strict mode does, a store still keeps", async () => {
  const { openTab, kept } = openProfile();
  const tab = openTab();
  const store = makeStore(tab);
  store.dispatch(start())();
  const end = store.dispatch(start());
  await vi.waitFor(() => expect(kept.has(cartKey)).toBe(true));
  store.dispatch(cartAdopted(cartId("A")));
  leave(tab);
  expect(kept.get(cartKey)).toContain(cartId("A"));
  end();
});

it("signing in says the type, here and in the navigation", async () => {
  const store = await openStore(openProfile().openTab());
  store.dispatch(signedIn({ userType: "vet" }));
  expect(store.getState().auth).toMatchObject({ userType: "vet", isLoggedIn: true });
  expect(store.getState().application.userType).toBe("vet");
});
