import { describe, expect, it } from "vitest";
import { accountDataRoutes } from "@/lib/contract/account-data/account-data.routes";
import { signedIn } from "@/store/slices/auth";
import { cartAdopted } from "@/store/slices/cart";
import { cartId, fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { openStore } from "@/store/testing/open-store";
import { openBrowserProfile } from "@/store/testing/browser-profile";
import { userFixture } from "@/store/testing/user-fixture";
import { deleteAccount } from "./account";
import { loadApi } from "./call-api";
import { download } from "./download";
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

describe("deleting the account", () => {
  it("leaves nothing of the user in the store or the storage", async () => {
    const { store, profile } = await openShop({ status: 204 });
    expect((await store.dispatch(deleteAccount({ password: "my secret word" }))).ok).toBe(true);
    const all = JSON.stringify([store.getState(), ...profile.stored]);
    expect([store.getState().auth.isLoggedIn, store.getState().cart.sessionId]).toEqual([false, null]);
    expect(all).not.toMatch(/Vera|my secret word/);
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
