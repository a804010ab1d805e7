import { expect, it } from "vitest";
import { settleCountry } from "./country";
import { fakeShop, type Told } from "./testing/fake-shop";
import { openStore } from "./testing/open-store";
import { openProfile } from "./testing/tabs";

const nowhere = { body: { country_code: null, currency: null } };
const sweden = { body: { country_code: "SE", currency: "SEK" } };

async function firstVisit(geo: Told | "nobody", cookies: Told | "nobody" = { status: 204 }) {
  const shop = fakeShop(({ path }) => (path === "/geo" ? geo : cookies));
  const store = await openStore(openProfile().openTab());
  const isFound = await store.dispatch(settleCountry());
  return { shop, store, isFound, isAsked: store.getState().application.isCountryAsked };
}

it("whose country is known is neither looked up nor asked", async () => {
  const shop = fakeShop(() => nowhere);
  const profile = openProfile();
  profile.cookies.set("country", "NZ");
  const store = await openStore(profile.openTab());
  expect(await store.dispatch(settleCountry())).toBe(false);
  expect([shop.asked, store.getState().application.isCountryAsked]).toEqual([[], false]);
});

it("a country that is found is written down with its currency, and nobody is asked", async () => {
  const { shop, store, isFound, isAsked } = await firstVisit(sweden);
  expect([isFound, isAsked]).toEqual([true, false]);
  expect(shop.asked.slice(1).map(({ path, body }) => [path, body])).toEqual([
    ["/cookie/currency", { currency: "SEK" }],
    ["/cookie/country", { countryCode: "SE" }],
  ]);
  expect(store.getState().application).toMatchObject({ countryCode: "SE", countryCurrency: "SEK" });
});

it.each<[string, Told | "nobody", Told | "nobody"]>([
  ["nobody knows where they are", nowhere, { status: 204 }],
  ["the look-up fails", { status: 500 }, { status: 204 }],
  ["nobody answers", "nobody", "nobody"],
  ["what was found cannot be written down", sweden, { status: 500 }],
])("a visitor is asked where %s, and once in a tab", async (_why, geo, cookies) => {
  const { shop, store, isFound, isAsked } = await firstVisit(geo, cookies);
  expect([isFound, isAsked]).toEqual([false, true]);
  const askedSoFar = shop.asked.length;
  expect(await store.dispatch(settleCountry())).toBe(false);
  expect(shop.asked).toHaveLength(askedSoFar);
});
