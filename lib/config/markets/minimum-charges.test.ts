import { expect, it } from "vitest";
import { stripeMinimumCharges } from "./minimum-charges";
import { storeCurrencies } from "./markets";

it("stripeMinimumCharges has every currency we sell in", () => {
  for (const currency of Object.values(storeCurrencies))
    expect([currency, stripeMinimumCharges[currency]]).toEqual([currency, expect.any(Number)]);
});
