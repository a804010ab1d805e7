import type { AnswerOf } from "@/lib/contract/contract";
import type { myProductsShapes } from "./my-products.shapes";

/** A product with what the asker's animals change. */
export type MyProduct = AnswerOf<typeof myProductsShapes.one>;

export type OwnAnimal = MyProduct["mine"]["animals"][number];
