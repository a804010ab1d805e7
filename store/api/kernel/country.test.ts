import { expect, it } from "vitest";
import { openBrowserProfile } from "@/store/testing/browser-profile";
import { fakeBff, type FakeResponse } from "@/store/testing/fake-bff";
import { openStore } from "@/store/testing/open-store";
import { detectCountry } from "./country";

const unknownPlace = { body: { country_code: null, currency: null } };
const sweden = { body: { country_code: "SE", currency: "SEK" } };

async function firstVisit(
  geo: FakeResponse | "offline",
  cookies: FakeResponse | "offline" = { status: 204 },
) {
  const bff = fakeBff(({ path }) => (path === "/geo" ? geo : cookies));
  const store = await openStore(openBrowserProfile().openTab());
  const isFound = await store.dispatch(detectCountry());
  return { bff, store, isFound, isDialogOpen: store.getState().application.isCountryDialogOpen };
}

it("detectCountry makes no call when the country is known", async () => {
  const bff = fakeBff(() => unknownPlace);
  const profile = openBrowserProfile();
  profile.cookies.set("country", "NZ");
  const store = await openStore(profile.openTab());
  expect(await store.dispatch(detectCountry())).toBe(false);
  expect([bff.requests, store.getState().application.isCountryDialogOpen]).toEqual([[], false]);
});

it("detectCountry saves a detected country with its currency, without a dialog", async () => {
  const { bff, store, isFound, isDialogOpen } = await firstVisit(sweden);
  expect([isFound, isDialogOpen]).toEqual([true, false]);
  expect(bff.requests.slice(1).map(({ path, body }) => [path, body])).toEqual([
    ["/cookie/currency", { currency: "SEK" }],
    ["/cookie/country", { countryCode: "SE" }],
  ]);
  expect(store.getState().application).toMatchObject({ countryCode: "SE", countryCurrency: "SEK" });
});

it.each<[string, FakeResponse | "offline", FakeResponse | "offline"]>([
  ["the address has no known country", unknownPlace, { status: 204 }],
  ["the look-up fails", { status: 500 }, { status: 204 }],
  ["the network fails", "offline", "offline"],
  ["the country cannot be saved", sweden, { status: 500 }],
])("opens the country dialog, once per tab, when %s", async (_why, geo, cookies) => {
  const { bff, store, isFound, isDialogOpen } = await firstVisit(geo, cookies);
  expect([isFound, isDialogOpen]).toEqual([false, true]);
  const callsSoFar = bff.requests.length;
  expect(await store.dispatch(detectCountry())).toBe(false);
  expect(bff.requests).toHaveLength(callsSoFar);
});

it("detectCountry looks the country up again on the next page when the first one was left early", async () => {
  const tab = openBrowserProfile().openTab();
  fakeBff(() => {
    tab.events.dispatchEvent(new Event("pagehide"));
    return "offline";
  });
  const first = await openStore(tab);
  expect(await first.dispatch(detectCountry())).toBe(false);
  expect(first.getState().application.isCountryDialogOpen).toBe(false);
  const bff = fakeBff(({ path }) => (path === "/geo" ? sweden : { status: 204 }));
  const second = await openStore(tab);
  expect(await second.dispatch(detectCountry())).toBe(true);
  expect(bff.count("POST", /^\/cookie\/country$/)).toBe(1);
});
