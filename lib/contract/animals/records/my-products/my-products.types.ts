import type { Response } from "@/lib/contract/calls";

/** A product with the effects of the user's animals. */
export type MyProduct = Response<"myProducts.get">;

export type OwnAnimal = MyProduct["mine"]["animals"][number];
