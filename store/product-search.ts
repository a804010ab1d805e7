import type { SearchReach } from "@/lib/domain/product-filters";
import type * as searchCalls from "./api/product-search";
import type { FoundProducts } from "./api/product-search";
import type { ShopThunk } from "./shop-state";
import { withCallsOf } from "./with-calls";

export type { FoundProducts };

const withCalls = withCallsOf<typeof searchCalls>(() => import("./api/product-search"));

export const findProducts = (
  search: string,
  page: number,
  reach: SearchReach,
): ShopThunk<Promise<FoundProducts | undefined>> =>
  withCalls((use) => use.findProducts(search, page, reach), undefined);
