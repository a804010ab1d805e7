import * as f from "@/lib/contract/fields";

const price = () => f.responseObject({ amount: f.amount(), currency: f.currency() });

/** Ours: a product that contains the tests of a custom profile for less. */
export const betterValue = () =>
  f.nullableObject({
    product: f.responseObject({ id: f.id(), name: f.responseText(), species: f.speciesOrNone() }),
    price: price(),
    saved: price(),
    testCount: f.wholeNumber(),
    /** Tests beyond the chosen ones; `moreTests` names the first few. */
    moreCount: f.wholeNumber(),
    moreTests: f.listOf(f.responseText()),
  });
