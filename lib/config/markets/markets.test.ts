import { describe, expect, it } from "vitest";
import { currencySymbol, isStore, storeCurrencies, storeOf } from "./markets";

describe("regional stores", () => {
  it("are the 13 documented ones", () => {
    expect(Object.keys(storeCurrencies).sort()).toEqual(
      ["AU", "CA", "DE", "ES", "FR", "GB", "IT", "NL", "NZ", "PL", "PT", "SE", "US"].sort(),
    );
  });

  it.each([
    ["AU", "AUD"],
    ["US", "USD"],
    ["CA", "CAD"],
    ["FR", "EUR"],
    ["GB", "GBP"],
    ["NZ", "NZD"],
    ["PL", "PLN"],
    ["SE", "SEK"],
  ] as const)("%s sells in %s", (store, currency) => {
    expect(storeCurrencies[store]).toBe(currency);
  });

  it.each(["au", "", "XX", "constructor", "__proto__", "toString"])("%j is not a store", (code) => {
    expect(isStore(code)).toBe(false);
  });
});

describe("storeOf", () => {
  it.each([
    [undefined, "US"],
    ["AU", "AU"],
    ["NZ", "NZ"],
    ["IE", "DE"],
    ["AT", "DE"],
    ["BG", "DE"],
    ["RU", "US"],
    ["JP", "US"],
    ["", "US"],
    ["__proto__", "US"],
  ])("maps %s to %s", (country, store) => {
    expect(storeOf(country)).toBe(store);
  });
});

describe("currencySymbol", () => {
  it.each([
    ["AUD", "$"],
    ["USD", "$"],
    ["GBP", "£"],
    ["EUR", "€"],
    ["CAD", "CAD"],
    ["RU", "RU"],
    ["XXX", "XXX"],
  ])("of %s is %s", (code, symbol) => {
    expect(currencySymbol(code)).toBe(symbol);
  });

  it.each(["constructor", "toString"])("of %s is the code itself", (code) => {
    expect(currencySymbol(code)).toBe(code);
  });
});
