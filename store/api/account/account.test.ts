import { describe, expect, it, vi } from "vitest";
import { accountDataRoutes } from "@/lib/contract/top/account-data/account-data.routes";
import { readDraft, writeDraft } from "@/store/persistence/checkout-draft";
import { readSubmittedOrder, writeSubmittedOrder } from "@/store/persistence/submitted-order";
import { writeFormDraft } from "@/store/persistence/form-draft";
import { readPaymentReturn, writePaymentReturn } from "@/store/persistence/payment-return";
import { signedIn } from "@/store/slices/auth";
import { forgetUser } from "@/store/forget-user";
import { cartAdopted } from "@/store/slices/cart";
import { cartId, fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { openStore } from "@/store/testing/open-store";
import { openBrowserProfile } from "@/store/testing/browser-profile";
import { userFixture } from "@/store/testing/user-fixture";
import { deleteAccount } from "./account";
import { loadApi } from "@/store/api/call-api";
import { download } from "@/store/api/download";
import { loadUser } from "./user";

async function openShop(answer: FakeResponse | "offline") {
  fakeBff(({ path }) => (path === "/my/details" ? { body: userFixture() } : answer));
  const profile = openBrowserProfile();
  const store = await openStore(profile.openTab());
  await store.dispatch(loadApi());
  await store.dispatch(loadUser());
  store.dispatch(signedIn({ userType: "vet" }));
  store.dispatch(cartAdopted(cartId("A")));
  return { store, profile };
}

/** What checkout keeps in the session storage of this tab. */
function storeCheckoutInTab() {
  const entries = new Map<string, string>();
  vi.stubGlobal("window", {
    sessionStorage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => entries.set(key, value),
      removeItem: (key: string) => entries.delete(key),
    },
  });
  const [sessionId, user] = [cartId("A"), { firstName: "Vera", lastName: "L", email: "vera@vets.test" }];
  writeDraft({ owner: 7, details: { firstName: "Vera" } });
  writeSubmittedOrder({ owner: 3, sessionId, email: user.email });
  writePaymentReturn({ sessionId, user });
  expect(entries.size).toBe(3);
  return entries;
}

describe("deleting the account", () => {
  it("leaves nothing of the user in the store or the storage", async () => {
    const tabStorage = storeCheckoutInTab();
    writeFormDraft("activated-litter", 7, { email: "vera@vets.test", animals: [] });
    const { store, profile } = await openShop({ status: 204 });
    expect((await store.dispatch(deleteAccount({ password: "my secret word" }))).ok).toBe(true);
    const all = JSON.stringify([store.getState(), ...profile.stored]);
    expect([store.getState().auth.isLoggedIn, store.getState().cart.sessionId]).toEqual([false, null]);
    expect(all).not.toMatch(/Vera|my secret word/);
    expect([...tabStorage.keys()]).toEqual([]);
  });

  it.each<[string, FakeResponse | "offline"]>([
    ["a wrong password", { status: 428, body: { password: "This field is not valid" } }],
    ["a network failure", "offline"],
    ["a refusal", { status: 403, body: { code: "demo_account" } }],
  ])("that fails with %s keeps the user signed in", async (_what, answer) => {
    const { store } = await openShop(answer);
    expect((await store.dispatch(deleteAccount({ password: "x" }))).ok).toBe(false);
    expect(store.getState().auth.isLoggedIn).toBe(true);
  });
});

describe("signing out", () => {
  it("forgets a submitted order and the return from the bank, and keeps the draft for its owner", async () => {
    const { store } = await openShop({ status: 204 });
    storeCheckoutInTab();
    store.dispatch(forgetUser());
    expect([readSubmittedOrder(), readPaymentReturn()]).toEqual([undefined, undefined]);
    expect([readDraft(7).details, readDraft(8).details]).toEqual([{ firstName: "Vera" }, undefined]);
  });
});

describe("a submitted order", () => {
  it("is forgotten by a page of the user whose session has ended", async () => {
    const auth = JSON.stringify({ userType: "vet", isLoggedIn: true });
    storeCheckoutInTab();
    const store = await openStore(openBrowserProfile({ "tailmark:1:auth": auth }).openTab());
    await vi.waitFor(() => expect(readSubmittedOrder()).toBeUndefined());
    expect(store.getState().auth.isLoggedIn).toBe(false);
    expect(readDraft(7).details).toEqual({ firstName: "Vera" });
  });

  it.each([
    ["the same user", 3, true],
    ["a guest who signs in", null, true],
    ["another user", 8, false],
  ])("of %s, with owner %s, stays: %s", async (_who, owner, stays) => {
    storeCheckoutInTab();
    writeSubmittedOrder({ owner, sessionId: cartId("A"), email: "vera@vets.test" });
    await openShop({ status: 204 });
    expect(readSubmittedOrder() !== undefined).toBe(stays);
  });
});

describe("a download", () => {
  const name = (disposition: string) =>
    openShop({ headers: { "content-disposition": disposition } }).then(({ store }) =>
      store.dispatch(download(accountDataRoutes.download)),
    );

  it.each([
    ['attachment; filename="my-data.zip"', "my-data.zip"],
    ['attachment; filename="../../x"', "download"],
    ["attachment", "download"],
  ])("with %s is saved as %s", async (disposition, expected) => {
    expect(await name(disposition)).toMatchObject({ ok: true, data: { name: expected, file: { size: 2 } } });
  });

  it.each([
    [401, false],
    [503, true],
  ])("that fails with %i leaves the user signed in: %s", async (status, isLoggedIn) => {
    const { store } = await openShop({ status, body: { code: "x", message: "No." } });
    expect(await store.dispatch(download(accountDataRoutes.download))).toMatchObject({ ok: false });
    expect(store.getState().auth.isLoggedIn).toBe(isLoggedIn);
  });
});
