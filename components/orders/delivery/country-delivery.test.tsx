import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CountryDelivery } from "./country-delivery";

const countries = [
  { id: 554, code: "NZ", name: "New Zealand", currency: "NZD" },
  { id: 40, code: "AT", name: "Austria", currency: "EUR" },
  { id: 840, code: "US", name: "United States", currency: "USD" },
] as const;
const options = [{ id: 1, name: "Standard tracked post", amount: "12.95", minDays: 3, maxDays: 7 }];

const textOf = (index: 0 | 1 | 2, of = options) =>
  renderToStaticMarkup(<CountryDelivery country={countries[index]} countries={countries} options={of} />)
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

it.each([
  [0, "3 to 7 NZD 12.95", "15% GST"],
  [1, "8 to 12 €12.95", "20% VAT"],
  [2, "3 to 7 $12.95", "include no tax"],
] as const)("the page of a country has days, price and tax of its deliveries", (index, row, tax) => {
  const text = textOf(index);
  expect(text).toContain(row);
  expect(text).toContain(tax);
});

it("the page of a country without delivery options refers to checkout", () => {
  expect(textOf(0, [])).toContain("Checkout shows the options for this country.");
});

it("every fact of the page of a country names its source", () => {
  const text = textOf(2);
  expect(text.match(/Source:/g)).toHaveLength(12);
  expect(text).toContain("Guideline 1102");
  expect(text).not.toMatch(/undefined|\{\w+\}/);
});
