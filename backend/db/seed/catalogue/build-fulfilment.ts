import { productTypes } from "@/lib/config/shop/product-types";
import {
  blankTubes,
  defaultFulfilment,
  type Fulfilment,
  goods,
  storedSample,
  testKit,
} from "@/lib/domain/kits/default-fulfilment";
import type { ProductSeed } from "./product-seed";

/** Products that the default rule does not describe, as their texts do. */
const exceptions: Readonly<Record<number, Fulfilment>> = {
  404: storedSample(["parentage"]),
  504: storedSample(["parentage"]),
  405: testKit(["dna-profile", "parentage"]),
  505: testKit(["dna-profile", "parentage"]),
  424: storedSample(["heterozygosity"]),
  524: storedSample(["heterozygosity"]),
  402: testKit(["tests", "dna-profile"]),
  406: testKit(["breed-mix"]),
  431: testKit(["age-estimate"]),
  432: testKit(["oral-bacteria"]),
  531: testKit(["oral-bacteria"]),
  610: { ...testKit(["dna-storage"]), deliverable: "certificate" },
  // Tubes for tests that are ordered separately.
  298: blankTubes(1),
  281: blankTubes(10),
  282: blankTubes(25),
  283: blankTubes(10),
  284: blankTubes(25),
  285: blankTubes(10, "blood"),
  286: blankTubes(10),
  613: blankTubes(2),
  // Posted without a tube.
  287: goods,
  288: { ...goods, deliverable: "certificate" },
  430: goods,
  611: { ...goods, deliverable: "portrait" },
  612: goods,
  614: goods,
  615: goods,
  616: { ...goods, deliverable: "collar-tag" },
  601: { ...goods, deliverable: "membership" },
  602: { ...goods, deliverable: "health-watch" },
};

export function fulfilmentOf(product: ProductSeed): Fulfilment {
  const exception = exceptions[product.id];
  if (exception !== undefined) return exception;
  const { id, typeId } = product;
  // Whether a shippable product has tubes, and how many, is in its text only.
  if (typeId === productTypes.shippable || typeId === productTypes.subscription)
    throw new RangeError(`Product ${id} needs a row in the fulfilment table.`);
  return defaultFulfilment(product);
}
