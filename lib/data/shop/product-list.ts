import type { ListedProduct } from "@/lib/contract/shop/products/products.types";
import type { Response } from "@/lib/contract/calls";
import { UpstreamReadError } from "@/lib/server/upstream/read-for-page";

/** One page of products with the total count. */
export interface ProductList {
  readonly products: readonly ListedProduct[];
  readonly count: number;
  readonly page: number;
  readonly pageCount: number;
}

export function toProductList(response: Response<"products.list">, page: number, size: number): ProductList {
  const products = response.results.flatMap(({ details, ...product }) =>
    details === undefined ? [] : [{ ...product, ...details }],
  );
  if (products.length === 0 && response.results.length > 0)
    throw new UpstreamReadError("products.list: all products came without their details");
  return { products, count: response.count, page, pageCount: Math.max(1, Math.ceil(response.count / size)) };
}

export const emptyProductList: ProductList = { products: [], count: 0, page: 1, pageCount: 1 };
