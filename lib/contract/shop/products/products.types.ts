import type { CategoryPage } from "@/lib/navigation/category-pages";
import type { Response } from "@/lib/contract/calls";

export type Product = Response<"products.get">;

export type ProductTest = Product["tests"][number];

type Listed = Response<"products.list">["results"][number];

/** A product in lists, with its details. */
export type ListedProduct = Omit<Listed, "details"> & NonNullable<Listed["details"]>;

type Offered = Response<"products.offers">["results"][number];

/** A product that costs less than its parts. */
export type Offer = Omit<Offered, "details"> & Offered["details"];

/** Number of products per filter option. */
export type Facets = Response<"products.facets">;

export type FoundTest = Response<"products.tests">["results"][number];

/** A category page with its number of products and lowest price. */
export interface CategoryOffer {
  readonly page: CategoryPage;
  readonly count: number;
  readonly from: ListedProduct["price"] | undefined;
}
