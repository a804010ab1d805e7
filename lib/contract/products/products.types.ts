import type { CategoryPage } from "@/lib/navigation/category-pages";
import type { ResponseOf } from "@/lib/contract/contract";
import type { productsShapes } from "./products.shapes";

export type Product = ResponseOf<typeof productsShapes.get>;

export type ProductTest = Product["tests"][number];

type Listed = ResponseOf<typeof productsShapes.list>["results"][number];

/** A product as lists of products show it: always with its details. */
export type ListedProduct = Omit<Listed, "details"> & NonNullable<Listed["details"]>;

type Offered = ResponseOf<typeof productsShapes.offers>["results"][number];

/** A product that costs less than its parts one by one. */
export type Offer = Omit<Offered, "details"> & Offered["details"];

/** How many products each choice of a filter would leave. */
export type Facets = ResponseOf<typeof productsShapes.facets>;

export type FoundTest = ResponseOf<typeof productsShapes.tests>["results"][number];

/** A shelf seen from outside: how much stands on it, and from which price on. */
export interface CategoryOffer {
  readonly page: CategoryPage;
  readonly count: number;
  readonly from: ListedProduct["price"] | undefined;
}
