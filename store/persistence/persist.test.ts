import { describe, expect, it, onTestFinished, vi } from "vitest";
import { makeStore } from "@/store/make-store";
import { activationReset, movedForward, recordChanged, selectActivation } from "@/store/slices/activation";
import { applicationChanged } from "@/store/slices/application";
import { signedIn } from "@/store/slices/auth";
import {
  cartAdopted,
  cartCleared,
  cartFailed,
  quantityRequested,
  wentToNextStep,
  wentToPreviousStep,
} from "@/store/slices/cart";
import { startStore } from "@/store/start-store";
import { storageKey } from "./storage";
import { openActivation } from "./stored-activation";
import { cartId } from "@/store/testing/fake-bff";
import { openStore } from "@/store/testing/open-store";
import { openBrowserProfile } from "@/store/testing/browser-profile";

const cartKey = storageKey("cart");
const leave = (tab: { events: EventTarget }) => tab.events.dispatchEvent(new Event("pagehide"));

describe("the stored state", () => {
  it("contains the specified fields and is restored", async () => {
    const { openTab, stored } = openBrowserProfile();
    const tab = openTab();
    const store = await openStore(tab);
    store.dispatch(cartAdopted(cartId("A")));
    store.dispatch(wentToNextStep(3));
    store.dispatch(wentToPreviousStep());
    store.dispatch(quantityRequested({ itemId: 1, quantity: 2 }));
    store.dispatch(cartFailed("Network error"));
    store.dispatch(
      applicationChanged({ countryCode: "AU", isMobileMenuOpen: true, isGoogleMapLoaded: true }),
    );
    onTestFinished(store.dispatch(openActivation()));
    store.dispatch(recordChanged({ email: "jo@example.test", barcodes: ["1"] }));
    store.dispatch(movedForward(3));
    leave(tab);
    const entries = Object.fromEntries([...stored].map(([key, text]) => [key, JSON.parse(text) as unknown]));
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
      [storageKey("activation")]: {
        steps: { current: 3, previous: 0, next: 4 },
        record: { email: "jo@example.test", barcodes: ["1"] },
      },
    });
    const nextStore = await openStore(openTab());
    onTestFinished(nextStore.dispatch(openActivation()));
    const next = nextStore.getState();
    expect(next.cart).toMatchObject({ sessionId: cartId("A"), step: 2, pendingQuantities: {}, error: null });
    expect(next.application).toMatchObject({ countryCode: "AU", isMobileMenuOpen: false });
    expect(selectActivation(next).record).toEqual({ email: "jo@example.test", barcodes: ["1"] });
    expect(selectActivation(next).steps.current).toBe(3);
  });

  it("contains no card data, and neither does the store", async () => {
    const { openTab, stored } = openBrowserProfile();
    const tab = openTab();
    const store = await openStore(tab);
    onTestFinished(store.dispatch(openActivation()));
    const card = { number: "4242424242424242", securityCode: "123" };
    const payment = { stripe: { transactionId: "pi_1", number: card.number }, card };
    const changes = { id: "7".repeat(43), payment, card };
    store.dispatch(recordChanged(changes));
    leave(tab);
    expect(JSON.stringify([...stored.values(), store.getState()])).not.toMatch(/4242|securityCode/);
    expect(selectActivation(store.getState()).record).toEqual({
      id: "7".repeat(43),
      payment: { stripe: { transactionId: "pi_1" } },
    });
    store.dispatch(activationReset());
    expect(selectActivation(store.getState()).record).toEqual({});
  });
});

it("a cleared cart leaves no id and starts at the first step", async () => {
  const { openTab, stored } = openBrowserProfile();
  const tab = openTab();
  const store = await openStore(tab);
  store.dispatch(cartAdopted(cartId("A")));
  store.dispatch(wentToNextStep());
  store.dispatch(cartCleared());
  store.dispatch(wentToPreviousStep());
  leave(tab);
  expect(JSON.parse(stored.get(cartKey) ?? "")).toEqual({ sessionId: null, step: 0 });
});

describe("a stored entry is ignored", () => {
  it.each([
    ["truncated JSON", `{"sessionId":"${cartId("A")}`],
    ["not an object", `"${cartId("A")}"`],
    ["null", "null"],
    ["a list", "[]"],
    ["of another type", `{"sessionId":{"id":1},"step":0}`],
    ["an id with a path", `{"sessionId":"../../my/details","step":0}`],
    ["a negative step", `{"sessionId":"${cartId("A")}","step":-1}`],
    ["in the default format of redux-persist", `{"sessionId":"\\"${cartId("A")}\\"","step":"0"}`],
  ])("when it is %s", async (_what, text) => {
    const { openTab, stored } = openBrowserProfile({ [cartKey]: text });
    const tab = openTab();
    const store = await openStore(tab);
    expect(store.getState().cart).toMatchObject({ sessionId: null, step: 0 });
    leave(tab);
    expect(JSON.parse(stored.get(cartKey) ?? "")).toEqual({ sessionId: null, step: 0 });
  });

  it("and removed when it is of another version; entries of others stay", async () => {
    const { openTab, stored } = openBrowserProfile({ "tailmark:0:cart": "{}", other: "1" });
    await openStore(openTab());
    expect([stored.has("tailmark:0:cart"), stored.get("other")]).toEqual([false, "1"]);
  });
});

it("the store works without persistence when the storage throws", async () => {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  const storage = new Proxy({} as Storage, { get: refuse, ownKeys: refuse });
  const complain = vi.spyOn(console, "error");
  const tab = { ...openBrowserProfile().openTab(), storage };
  const store = await openStore(tab);
  store.dispatch(cartAdopted(cartId("A")));
  leave(tab);
  expect(store.getState().cart.sessionId).toBe(cartId("A"));
  expect(complain).not.toHaveBeenCalled();
});

it("persists after start, stop and start, as in strict mode", async () => {
  const { openTab, stored } = openBrowserProfile();
  const tab = openTab();
  const store = makeStore(tab);
  store.dispatch(startStore())();
  const end = store.dispatch(startStore());
  await expect.poll(() => stored.has(cartKey)).toBe(true);
  store.dispatch(cartAdopted(cartId("A")));
  leave(tab);
  expect(stored.get(cartKey)).toContain(cartId("A"));
  end();
});

it("signing in stores the user type in auth and application", async () => {
  const store = await openStore(openBrowserProfile().openTab());
  store.dispatch(signedIn({ userType: "vet" }));
  expect(store.getState().auth).toMatchObject({ userType: "vet", isLoggedIn: true });
  expect(store.getState().application.userType).toBe("vet");
});
