import { networkError } from "@/store/api/call-error";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { accountRoutes } from "@/lib/contract/account/account/account.routes";
import { forgetUser } from "@/store/forget-user";
import { signedIn } from "@/store/slices/auth";
import { cartAdopted } from "@/store/slices/cart";
import { cartId, fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { openStore } from "@/store/testing/open-store";
import { openBrowserProfile } from "@/store/testing/browser-profile";
import { userFixture } from "@/store/testing/user-fixture";
import { callApi, loadApi } from "@/store/api/call-api";
import { signIn } from "./sign-in";

const credentials = { username: "vet@tailmark.test", password: "Tailmark-demo-1" };
const user = userFixture();

const readUser = () => callApi(accountRoutes.details, undefined, { staysSubscribed: true });

async function openShop(answers: Readonly<Record<string, FakeResponse | "offline">>) {
  const bff = fakeBff(({ method, path }) => answers[`${method} ${path}`] ?? "offline");
  const profile = openBrowserProfile();
  const store = await openStore(profile.openTab());
  await store.dispatch(loadApi());
  return { bff, store, profile };
}

describe("signing in", () => {
  it("reads the user and stores their type", async () => {
    const { store, profile } = await openShop({
      "POST /auth/login": { body: { id: 3, type: "vet" } },
      "GET /my/details": { body: user },
    });
    expect((await store.dispatch(signIn(credentials))).ok).toBe(true);
    expect(store.getState().auth).toMatchObject({ isLoggedIn: true, userType: "vet" });
    expect(JSON.stringify([...profile.stored, store.getState()])).not.toContain(credentials.password);
  });

  it.each([
    [
      "the password is wrong",
      { status: 401, body: { code: "wrong", message: "Login failed" } },
      "Login failed",
    ],
    ["the network fails", "offline" as const, undefined],
  ])("fails when %s", async (_why, answer, message) => {
    const { store, bff } = await openShop({ "POST /auth/login": answer });
    expect(await store.dispatch(signIn(credentials))).toMatchObject({
      ok: false,
      error: message === undefined ? networkError : { message },
    });
    expect([store.getState().auth.isLoggedIn, bff.requests.length]).toEqual([false, 1]);
  });

  it("drops cached responses of the previous user", async () => {
    const answers: Record<string, FakeResponse> = {
      "POST /auth/login": { body: { id: 3, type: "vet" } },
      "GET /my/details": { body: userFixture({ id: 1, type: "owner" }) },
    };
    const { store } = await openShop(answers);
    await store.dispatch(readUser());
    answers["GET /my/details"] = { body: user };
    expect((await store.dispatch(signIn(credentials))).ok).toBe(true);
    expect(store.getState().auth.userType).toBe("vet");
    expect(await store.dispatch(readUser())).toEqual({ ok: true, data: user });
  });
});

it("signing out empties the whole store", async () => {
  const { store } = await openShop({ "GET /my/details": { body: user } });
  await store.dispatch(readUser());
  store.dispatch(signedIn({ userType: "vet" }));
  store.dispatch(cartAdopted(cartId("A")));
  store.dispatch(forgetUser());
  const { auth, cart } = store.getState();
  expect([auth.isLoggedIn, cart.sessionId]).toEqual([false, null]);
  expect(JSON.stringify(store.getState())).not.toContain(user.name);
});

describe("the hint cookie", () => {
  it("makes a page read the user; without it no call is made", async () => {
    const bff = fakeBff(() => ({ body: user }));
    const profile = openBrowserProfile();
    await openStore(profile.openTab());
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(bff.requests).toEqual([]);
    profile.cookies.set("hint", "s");
    const store = await openStore(profile.openTab());
    await expect.poll(() => store.getState().auth.isLoggedIn).toBe(true);
    expect(bff.requests.map(({ path }) => path)).toEqual(["/my/details"]);
  });

  it("leads to fewer and fewer calls while the backend is down, and to no sign-out", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const bff = fakeBff(() => ({ status: 503, headers: { "retry-after": "5" }, body: {} }));
    const profile = openBrowserProfile();
    profile.cookies.set("hint", "s");
    profile.stored.set("tailmark:1:auth", JSON.stringify({ userType: "vet", isLoggedIn: true }));
    const store = await openStore(profile.openTab());
    await expect.poll(() => bff.requests).toHaveLength(1);
    // After 10, 20, 40 and then every 60 seconds; each call is repeated once for its Retry-After.
    await vi.advanceTimersByTimeAsync(600_000);
    expect(bff.count("GET", /^\/my\/details$/)).toBe(bff.requests.length);
    expect(bff.requests.length).toBeLessThanOrEqual(24);
    expect(store.getState().auth).toMatchObject({ isLoggedIn: true, userType: "vet" });
  });

  it("signs out when it is gone: by the sign-out link or an expired session", async () => {
    const profile = openBrowserProfile();
    const entry = JSON.stringify({ userType: "vet", isLoggedIn: true });
    profile.stored.set("tailmark:1:auth", entry);
    const store = await openStore(profile.openTab());
    await expect.poll(() => profile.stored.get("tailmark:1:auth")).not.toBe(entry);
    expect(store.getState().auth).toMatchObject({ isLoggedIn: false, userType: "guest" });
  });
});
