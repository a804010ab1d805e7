import { expect, it } from "vitest";
import { addressLines } from "./address-lines";

const name = { firstName: "Jo", lastName: "Field", address: "1 Long Road" };

it.each([
  ["AU", { city: "Warrnambool", state: "VIC", postalCode: "3280" }, ["Warrnambool VIC 3280", "Australia"]],
  ["US", { city: "Portland", state: "OR", postalCode: "97205" }, ["Portland OR 97205", "United States"]],
  ["DE", { city: "Berlin", postalCode: "10115" }, ["10115 Berlin", "Germany"]],
  ["IT", { city: "Roma", state: "RM", postalCode: "00100" }, ["00100 Roma RM", "Italy"]],
  ["GB", { city: "Leeds", postalCode: "LS1 4AP" }, ["Leeds", "LS1 4AP", "United Kingdom"]],
  ["NZ", { city: "Auckland", state: null, postalCode: "1010" }, ["Auckland 1010", "New Zealand"]],
])("address lines: %s writes city, state and postal code in its own order", (country, place, lines) => {
  expect(addressLines({ ...name, ...place, country }, "en")).toEqual(["Jo Field", "1 Long Road", ...lines]);
});
