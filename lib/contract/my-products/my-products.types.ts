import type { ResponseOf } from "@/lib/contract/contract";
import type { myProductsShapes } from "./my-products.shapes";

/** A product with what the asker's animals change. */
export type MyProduct = ResponseOf<typeof myProductsShapes.get>;

export type OwnAnimal = MyProduct["mine"]["animals"][number];
