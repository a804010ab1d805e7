import { expect, test } from "vitest";
import { marketOfAddress } from "./market";

test.each([
  ["of the cookie", { prefix: undefined, chosen: "AU", platform: "SE" }, "AU"],
  ["of a euro country in the cookie", { prefix: undefined, chosen: "AT", platform: undefined }, "DE"],
  ["for countries without a store", { prefix: undefined, chosen: "JP", platform: "SE" }, "US"],
  ["of the platform's header", { prefix: undefined, chosen: undefined, platform: "SE" }, "SE"],
  ["for unknown countries", { prefix: undefined, chosen: undefined, platform: undefined }, "US"],
  [
    "of the header where the language implies none",
    { prefix: "en-XA", chosen: undefined, platform: "NZ" },
    "NZ",
  ],
] as const)("the market of an address has the store %s", (_case, visitor, store) => {
  expect(marketOfAddress(visitor)).toEqual({ store, language: visitor.prefix ?? "en" });
});
