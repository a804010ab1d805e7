import {
  amount,
  currency,
  id,
  listOf,
  responseObject,
  responseText,
  speciesOrNone,
  wholeNumber,
} from "@/lib/contract/fields";

const price = () => responseObject({ amount: amount(), currency: currency() });

/** Ours: a product that contains the tests of a custom profile for less. */
export const betterValue = () =>
  responseObject({
    product: responseObject({ id: id(), name: responseText(), species: speciesOrNone() }),
    price: price(),
    saved: price(),
    testCount: wholeNumber(),
    /** Tests beyond the chosen ones; `moreTests` names the first few. */
    moreCount: wholeNumber(),
    moreTests: listOf(responseText()),
  })
    .nullable()
    .defined();
