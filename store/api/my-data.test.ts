import { describe, expect, it } from "vitest";
import { myDataRoutes } from "@/lib/contract/account-data/account-data.routes";
import { signedIn } from "@/store/slices/auth";
import { cartAdopted } from "@/store/slices/cart";
import { cartId, fakeShop, type Told } from "@/store/testing/fake-shop";
import { openStore } from "@/store/testing/open-store";
import { openProfile } from "@/store/testing/tabs";
import { anyPerson } from "@/store/testing/any-person";
import { addCalls } from "./add-calls";
import { authApi } from "./auth";
import { download } from "./download";
import { deleteAccount } from "./my-data";

async function openShop(answer: Told | "nobody") {
  fakeShop(({ path }) => (path === "/my/details" ? { body: anyPerson() } : answer));
  const profile = openProfile();
  const store = await openStore(profile.openTab());
  store.dispatch(addCalls());
  await store.dispatch(authApi.endpoints.readPerson.initiate());
  store.dispatch(signedIn({ userType: "vet" }));
  store.dispatch(cartAdopted(cartId("A")));
  return { store, profile };
}

describe("deleting the account", () => {
  it("leaves nothing of the person in the store or beside it", async () => {
    const { store, profile } = await openShop({ status: 204 });
    expect(await store.dispatch(deleteAccount({ password: "my secret word" }))).toBeUndefined();
    const all = JSON.stringify([store.getState(), ...profile.kept]);
    expect([store.getState().auth.isLoggedIn, store.getState().cart.sessionId]).toEqual([false, null]);
    expect(all).not.toMatch(/"name":"Vet"|my secret word/);
  });

  it.each<[string, Told | "nobody"]>([
    ["a wrong password", { status: 428, body: { password: "This field is not valid" } }],
    ["nobody to answer", "nobody"],
    ["a refusal", { status: 403, body: { code: "demo_account" } }],
  ])("with %s forgets nobody", async (_what, answer) => {
    const { store } = await openShop(answer);
    expect(await store.dispatch(deleteAccount({ password: "x" }))).toBeDefined();
    expect(store.getState().auth.isLoggedIn).toBe(true);
  });
});

describe("a download", () => {
  const name = (disposition: string) =>
    openShop({ headers: { "content-disposition": disposition } }).then(({ store }) =>
      store.dispatch(download(myDataRoutes.download)),
    );

  it.each([
    ['attachment; filename="my-data.zip"', "my-data.zip"],
    ['attachment; filename="../../x"', "download"],
    ["attachment", "download"],
  ])("with %s is called %s", async (disposition, expected) => {
    expect(await name(disposition)).toMatchObject({ ok: true, name: expected, file: { size: 2 } });
  });

  it.each([
    [401, false],
    [503, true],
  ])("answered with %i leaves the person signed in: %s", async (status, isLoggedIn) => {
    const { store } = await openShop({ status, body: { code: "x", message: "No." } });
    expect(await store.dispatch(download(myDataRoutes.download))).toMatchObject({ ok: false });
    expect(store.getState().auth.isLoggedIn).toBe(isLoggedIn);
  });
});
