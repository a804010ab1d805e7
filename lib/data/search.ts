import "server-only";
import type { Market } from "@/lib/config/market";
import { plainShelf } from "@/lib/domain/shelf-query";
import { listBreeds } from "./breeds";
import { listShelf } from "./products";

/** Products and breeds that hold the words somebody looks for. */
export async function searchAll(market: Market, text: string) {
  const [shelf, { breeds, count }] = await Promise.all([
    listShelf(market, { ...plainShelf, search: text }),
    listBreeds(market, { name: text }),
  ]);
  return { shelf, breeds, breedCount: count };
}
