import type { ResponseOf } from "@/lib/contract/contract";
import type { myProductsShapes } from "./my-products.shapes";

/** A product with the effects of the user's animals. */
export type MyProduct = ResponseOf<typeof myProductsShapes.get>;

export type OwnAnimal = MyProduct["mine"]["animals"][number];
