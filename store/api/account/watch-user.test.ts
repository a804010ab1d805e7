import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { openStore } from "@/store/testing/open-store";
import { openBrowserProfile } from "@/store/testing/browser-profile";
import { userFixture } from "@/store/testing/user-fixture";

const user = userFixture();
const stored = JSON.stringify({ userType: "vet", isLoggedIn: true });
const dataset: Record<string, string> = {};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  dataset["session"] = "";
  vi.stubGlobal("document", { documentElement: { dataset } });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/** A page of a signed-in user. */
async function openPage(respond: () => FakeResponse | "offline") {
  const bff = fakeBff(respond);
  const profile = openBrowserProfile();
  profile.cookies.set("hint", "s");
  profile.stored.set("tailmark:1:auth", stored);
  const store = await openStore(profile.openTab());
  onTestFinished(() => void profile.cookies.delete("hint"));
  await vi.waitFor(() => expect(bff.requests).toHaveLength(1), 10_000);
  return { bff, store, profile };
}

it.each<[string, FakeResponse | "offline"]>([
  ["does not respond", "offline"],
  ["responds with 503", { status: 503, headers: { "retry-after": "5" } }],
  ["responds with 500", { status: 500 }],
  ["responds with 502", { status: 502 }],
])("keeps the user signed in and marks the session unknown while the backend %s", async (_how, down) => {
  let isDown = true;
  const { store, profile, bff } = await openPage(() => (isDown ? down : { body: user }));
  await vi.advanceTimersByTimeAsync(6_000);
  for (let second = 6; second <= 60; second += 6) {
    expect(dataset["session"]).toBe("unknown");
    expect(store.getState().auth).toMatchObject({ isLoggedIn: true, userType: "vet" });
    expect(profile.stored.get("tailmark:1:auth")).toBe(stored);
    await vi.advanceTimersByTimeAsync(6_000);
  }
  isDown = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(dataset["session"]).toBe("");
  expect(store.getState().auth).toMatchObject({ isLoggedIn: true, userType: "vet" });
  const requestCount = bff.requests.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(bff.requests).toHaveLength(requestCount);
});

it("the store signs the user out when a 401 follows an outage, and makes no more calls", async () => {
  let answer: FakeResponse | "offline" = "offline";
  const { store, bff } = await openPage(() => answer);
  await vi.waitFor(() => expect(dataset["session"]).toBe("unknown"), 10_000);
  answer = { status: 401, body: { code: "not_signed_in", message: "Please sign in." } };
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.getState().auth.isLoggedIn).toBe(false);
  expect(dataset["session"]).toBe("");
  const requestCount = bff.requests.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(bff.requests).toHaveLength(requestCount);
});

it("the store makes no more calls after a sign-out during an outage", async () => {
  const { profile, bff } = await openPage(() => "offline");
  profile.cookies.delete("hint");
  await vi.advanceTimersByTimeAsync(600_000);
  expect(bff.requests).toHaveLength(1);
});
