import type { Shelf } from "@/lib/navigation/shelves";
import type { AnswerOf } from "@/lib/contract/contract";
import type { productsShapes } from "./products.shapes";

export type Product = AnswerOf<typeof productsShapes.one>;

export type ProductTest = Product["tests"][number];

type Listed = AnswerOf<typeof productsShapes.list>["results"][number];

/** A product as lists of products show it: always with its details. */
export type ListedProduct = Omit<Listed, "details"> & NonNullable<Listed["details"]>;

type Offered = AnswerOf<typeof productsShapes.offers>["results"][number];

/** A product that costs less than its parts one by one. */
export type Offer = Omit<Offered, "details"> & Offered["details"];

/** How many products each choice of a filter would leave. */
export type Facets = AnswerOf<typeof productsShapes.facets>;

export type FoundTest = AnswerOf<typeof productsShapes.tests>["results"][number];

/** A shelf seen from outside: how much stands on it, and from which price on. */
export interface ShelfOffer {
  readonly shelf: Shelf;
  readonly count: number;
  readonly from: ListedProduct["price"] | undefined;
}
