import { describe, expect, it } from "vitest";
import { storeCurrencies } from "@/lib/config/markets/markets";
import countries from "./countries.json";
import states from "./states.json";

const repeated = (values: readonly (string | number)[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

const codesOf = (country: string) =>
  states
    .filter((state) => state.country === country)
    .map((state) => state.code)
    .sort();

describe("countries", () => {
  it("include each country of ISO 3166-1 once", () => {
    expect(countries).toHaveLength(249);
    expect(repeated(countries.map((country) => country.id))).toEqual([]);
    expect(repeated(countries.map((country) => country.code))).toEqual([]);
    expect(repeated(countries.map((country) => country.name))).toEqual([]);
  });

  it("have well-formed codes and names, sorted by name", () => {
    expect(countries.filter(({ code }) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
    expect(countries.filter(({ name }) => name === "" || name !== name.trim())).toEqual([]);
    const names = countries.map((country) => country.name);
    expect(names).toEqual(names.toSorted(new Intl.Collator("en").compare));
  });

  it.each(Object.entries(storeCurrencies))("regional store %s uses %s", (code, currency) => {
    expect(countries.find((country) => country.code === code)).toMatchObject({ currency });
  });

  it("have a three-letter currency, except the documented RU for Russia", () => {
    const others = countries.filter(({ currency }) => !/^[A-Z]{3}$/.test(currency));
    expect(others).toEqual([{ id: 643, code: "RU", name: "Russia", currency: "RU" }]);
  });
});

describe("states", () => {
  it("have unique ids, and codes and names unique in their country", () => {
    expect(repeated(states.map((state) => state.id))).toEqual([]);
    expect(repeated(states.map((state) => `${state.country}-${state.code}`))).toEqual([]);
    const names = states.map((state) => `${state.country} ${state.name.toLowerCase()}`);
    expect(repeated(names)).toEqual([]);
  });

  it("belong to a country of the list", () => {
    const known = new Set(countries.map((country) => country.code));
    expect(states.filter((state) => !known.has(state.country))).toEqual([]);
  });

  it("have names without remarks and codes without the country", () => {
    expect(states.filter(({ name }) => name.trim() !== name || /^$|[[\]()*²³†]/.test(name))).toEqual([]);
    expect(states.filter(({ code }) => !/^[A-Z0-9]{1,3}$/.test(code))).toEqual([]);
  });

  it("are complete for Australia and Canada", () => {
    expect(codesOf("AU")).toEqual(["ACT", "NSW", "NT", "QLD", "SA", "TAS", "VIC", "WA"]);
    expect(codesOf("CA")).toEqual([
      "AB",
      "BC",
      "MB",
      "NB",
      "NL",
      "NS",
      "NT",
      "NU",
      "ON",
      "PE",
      "QC",
      "SK",
      "YT",
    ]);
  });

  it("are complete for the United States, with territories and armed forces", () => {
    const codes = codesOf("US");
    expect(codes).toHaveLength(50 + 1 + 5 + 3);
    expect(codes).toEqual(expect.arrayContaining(["DC", "PR", "GU", "VI", "AS", "MP", "AA", "AE", "AP"]));
  });

  it.each([
    ["DE", 16],
    ["ES", 19],
    ["FR", 18],
    ["GB", 4],
    ["IT", 20],
    ["NL", 12],
    ["NZ", 17],
    ["PL", 16],
    ["PT", 20],
    ["SE", 21],
  ])("%s has %i", (country, count) => {
    expect(codesOf(country)).toHaveLength(count);
  });
});
