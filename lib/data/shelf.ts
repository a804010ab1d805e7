import type { ListedProduct } from "@/lib/contract/products/products.types";
import type { AnswerOfCall } from "@/lib/server/upstream/call-upstream";
import { UpstreamReadError } from "@/lib/server/upstream-pages";

/** One page of products, with how many there are in all. */
export interface Shelf {
  readonly products: readonly ListedProduct[];
  readonly count: number;
  readonly page: number;
  readonly pageCount: number;
}

export function shelfOf(answer: AnswerOfCall<"products.list">, page: number, size: number): Shelf {
  const products = answer.results.map(({ details, ...product }) => {
    if (details === undefined) throw new UpstreamReadError(`product ${product.id} came without its details`);
    return { ...product, ...details };
  });
  return { products, count: answer.count, page, pageCount: Math.max(1, Math.ceil(answer.count / size)) };
}

export const emptyShelf: Shelf = { products: [], count: 0, page: 1, pageCount: 1 };
