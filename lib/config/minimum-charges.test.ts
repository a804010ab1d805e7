import { expect, it } from "vitest";
import { stripeMinimumCharges } from "./minimum-charges";
import { regionCurrencies } from "./markets";

it("stripeMinimumCharges has every currency we sell in", () => {
  for (const currency of Object.values(regionCurrencies))
    expect([currency, stripeMinimumCharges[currency]]).toEqual([currency, expect.any(Number)]);
});
