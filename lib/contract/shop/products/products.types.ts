import type { CategoryPage } from "@/lib/navigation/category-pages";
import type { ResponseOf } from "@/lib/contract/contract";
import type { productsShapes } from "@/lib/contract/shop/public/products.shapes";

export type Product = ResponseOf<typeof productsShapes.get>;

export type ProductTest = Product["tests"][number];

type Listed = ResponseOf<typeof productsShapes.list>["results"][number];

/** A product in lists, with its details. */
export type ListedProduct = Omit<Listed, "details"> & NonNullable<Listed["details"]>;

type Offered = ResponseOf<typeof productsShapes.offers>["results"][number];

/** A product that costs less than its parts. */
export type Offer = Omit<Offered, "details"> & Offered["details"];

/** Number of products per filter option. */
export type Facets = ResponseOf<typeof productsShapes.facets>;

export type FoundTest = ResponseOf<typeof productsShapes.tests>["results"][number];

/** A category page with its number of products and lowest price. */
export interface CategoryOffer {
  readonly page: CategoryPage;
  readonly count: number;
  readonly from: ListedProduct["price"] | undefined;
}
