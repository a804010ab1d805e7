import { expect, it } from "vitest";
import { stripeMinimumCharges } from "./minimum-charges";
import { regionCurrencies } from "./markets";

it("the least that Stripe takes is known of every currency we sell in", () => {
  for (const currency of Object.values(regionCurrencies))
    expect([currency, stripeMinimumCharges[currency]]).toEqual([currency, expect.any(Number)]);
});
