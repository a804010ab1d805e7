import { describe, expect, it, onTestFinished, vi } from "vitest";
import { signedIn } from "@/store/slices/auth";
import { cartAdopted } from "@/store/slices/cart";
import { cartId, fakeShop, type Told } from "@/store/testing/fake-shop";
import { openStore } from "@/store/testing/open-store";
import { openProfile } from "@/store/testing/tabs";
import { anyPerson } from "@/store/testing/any-person";
import { addCalls } from "./add-calls";
import { authApi, signIn, signOut } from "./auth";

const credentials = { username: "vet@tailmark.test", password: "Tailmark-demo-1" };
const person = anyPerson();

async function openShop(answers: Readonly<Record<string, Told | "nobody">>) {
  const shop = fakeShop(({ method, path }) => answers[`${method} ${path}`] ?? "nobody");
  const profile = openProfile();
  const store = await openStore(profile.openTab());
  store.dispatch(addCalls());
  return { shop, store, profile };
}

describe("signing in", () => {
  it("reads who that is and says the type", async () => {
    const { store, profile } = await openShop({
      "POST /auth/login": { body: { id: 3, type: "vet" } },
      "GET /my/details": { body: person },
    });
    expect(await store.dispatch(signIn(credentials))).toBeUndefined();
    expect(store.getState().auth).toMatchObject({ isLoggedIn: true, userType: "vet" });
    expect(JSON.stringify([...profile.kept, store.getState()])).not.toContain(credentials.password);
  });

  it.each([
    [
      "the password is wrong",
      { status: 401, body: { code: "wrong", message: "Login failed" } },
      "Login failed",
    ],
    ["nobody answers", "nobody" as const, "Network error"],
  ])("does not happen where %s", async (_why, answer, message) => {
    const { store, shop } = await openShop({ "POST /auth/login": answer });
    expect(await store.dispatch(signIn(credentials))).toMatchObject({ message });
    expect([store.getState().auth.isLoggedIn, shop.asked.length]).toEqual([false, 1]);
  });

  it("asks anew who that is, whoever was here before", async () => {
    const answers: Record<string, Told> = {
      "POST /auth/login": { body: { id: 3, type: "vet" } },
      "GET /my/details": { body: anyPerson({ id: 1, type: "owner" }) },
    };
    const { store } = await openShop(answers);
    await store.dispatch(authApi.endpoints.readPerson.initiate());
    answers["GET /my/details"] = { body: person };
    expect(await store.dispatch(signIn(credentials))).toBeUndefined();
    expect(store.getState().auth.userType).toBe("vet");
    const read = authApi.endpoints.readPerson.select()(store.getState() as never);
    expect(read.data).toEqual(person);
  });
});

describe("signing out", () => {
  it.each([
    ["done", { status: 204 }],
    ["done already", { status: 401, body: { code: "not_signed_in", message: "Please sign in." } }],
  ])("%s, empties the whole store", async (_how, answer) => {
    const { store } = await openShop({ "POST /auth/logout": answer, "GET /my/details": { body: person } });
    await store.dispatch(authApi.endpoints.readPerson.initiate());
    store.dispatch(signedIn({ userType: "vet" }));
    store.dispatch(cartAdopted(cartId("A")));
    expect(await store.dispatch(signOut())).toBeUndefined();
    const { auth, cart } = store.getState();
    expect([auth.isLoggedIn, cart.sessionId]).toEqual([false, null]);
    expect(JSON.stringify(store.getState())).not.toContain('"name":"Vet"');
  });

  it("that did not reach the shop forgets nothing and says so", async () => {
    const { store } = await openShop({});
    store.dispatch(signedIn({ userType: "vet" }));
    expect(await store.dispatch(signOut())).toMatchObject({ message: "Network error" });
    expect(store.getState().auth.isLoggedIn).toBe(true);
  });
});

describe("the hint", () => {
  it("is what makes a page ask who is there; without it nobody is asked", async () => {
    const shop = fakeShop(() => ({ body: person }));
    const profile = openProfile();
    await openStore(profile.openTab());
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(shop.asked).toEqual([]);
    profile.cookies.set("hint", "s");
    const store = await openStore(profile.openTab());
    await vi.waitFor(() => expect(store.getState().auth.isLoggedIn).toBe(true));
    expect(shop.asked.map(({ path }) => path)).toEqual(["/my/details"]);
  });

  it("leads to ever fewer questions where the upstream is down, and signs nobody out", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const shop = fakeShop(() => ({ status: 503, headers: { "retry-after": "5" }, body: {} }));
    const profile = openProfile();
    profile.cookies.set("hint", "s");
    profile.kept.set("tailmark:1:auth", JSON.stringify({ userType: "vet", isLoggedIn: true }));
    const store = await openStore(profile.openTab());
    await vi.waitFor(() => expect(shop.asked).toHaveLength(1));
    // Each question is asked once more when the door says so: then after 10, 20, 40 and every 60 seconds.
    await vi.advanceTimersByTimeAsync(600_000);
    expect(shop.count("GET", /^\/my\/details$/)).toBe(shop.asked.length);
    expect(shop.asked.length).toBeLessThanOrEqual(24);
    expect(store.getState().auth).toMatchObject({ isLoggedIn: true, userType: "vet" });
  });

  it("gone, signs out who signed out by a link or whose session ran out", async () => {
    const profile = openProfile();
    const entry = JSON.stringify({ userType: "vet", isLoggedIn: true });
    profile.kept.set("tailmark:1:auth", entry);
    const store = await openStore(profile.openTab());
    await vi.waitFor(() => expect(profile.kept.get("tailmark:1:auth")).not.toBe(entry));
    expect(store.getState().auth).toMatchObject({ isLoggedIn: false, userType: "guest" });
  });
});
