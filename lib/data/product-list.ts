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
  const products = response.results.map(({ details, ...product }) => {
    if (details === undefined) throw new UpstreamReadError(`product ${product.id} came without its details`);
    return { ...product, ...details };
  });
  return { products, count: response.count, page, pageCount: Math.max(1, Math.ceil(response.count / size)) };
}

export const emptyProductList: ProductList = { products: [], count: 0, page: 1, pageCount: 1 };
