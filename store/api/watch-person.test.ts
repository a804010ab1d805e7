import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { fakeShop, type Told } from "@/store/testing/fake-shop";
import { openStore } from "@/store/testing/open-store";
import { openProfile } from "@/store/testing/tabs";
import { anyPerson } from "@/store/testing/any-person";

const person = anyPerson();
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

/** A page of somebody who is signed in, opened while the shop answers like that. */
async function openPage(answer: () => Told | "nobody") {
  const shop = fakeShop(answer);
  const profile = openProfile();
  profile.cookies.set("hint", "s");
  profile.kept.set("tailmark:1:auth", stored);
  const store = await openStore(profile.openTab());
  onTestFinished(() => void profile.cookies.delete("hint"));
  await vi.waitFor(() => expect(shop.asked).toHaveLength(1));
  return { shop, store, profile };
}

it.each<[string, Told | "nobody"]>([
  ["is silent", "nobody"],
  ["is said to be down", { status: 503, headers: { "retry-after": "5" } }],
  ["fails", { status: 500 }],
  ["is taken for another program", { status: 502 }],
])(
  "an upstream that %s for a minute signs nobody out, is said so in the header, and is found again",
  async (_how, down) => {
    let isDown = true;
    const { store, profile, shop } = await openPage(() => (isDown ? down : { body: person }));
    await vi.advanceTimersByTimeAsync(6_000);
    for (let second = 6; second <= 60; second += 6) {
      expect(dataset["session"]).toBe("unknown");
      expect(store.getState().auth).toMatchObject({ isLoggedIn: true, userType: "vet" });
      expect(profile.kept.get("tailmark:1:auth")).toBe(stored);
      await vi.advanceTimersByTimeAsync(6_000);
    }
    isDown = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(dataset["session"]).toBe("");
    expect(store.getState().auth).toMatchObject({ isLoggedIn: true, userType: "vet" });
    const asked = shop.asked.length;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(shop.asked).toHaveLength(asked);
  },
);

it("a definite 401 after an outage does sign out, and nobody is asked any more", async () => {
  let answer: Told | "nobody" = "nobody";
  const { store, shop } = await openPage(() => answer);
  await vi.waitFor(() => expect(dataset["session"]).toBe("unknown"));
  answer = { status: 401, body: { code: "not_signed_in", message: "Please sign in." } };
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.getState().auth.isLoggedIn).toBe(false);
  expect(dataset["session"]).toBe("");
  const asked = shop.asked.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(shop.asked).toHaveLength(asked);
});

it("who signs out during an outage is asked about no more", async () => {
  const { profile, shop } = await openPage(() => "nobody");
  profile.cookies.delete("hint");
  await vi.advanceTimersByTimeAsync(600_000);
  expect(shop.asked).toHaveLength(1);
});
