import { desc, type SQL, sql } from "drizzle-orm";
import { products } from "@/backend/db/schema/catalogue";
import { closeness } from "@/backend/modules/search/match";
import type { Sought } from "@/backend/modules/search/sought";

/** What nobody has given an order: what is sought first, else what is most asked for. */
export function rankOf(sought: Sought | undefined): SQL {
  const popular = desc(products.popularity);
  return sought === undefined || sought.words.length === 0
    ? popular
    : sql`${closeness(products, products.sortKey, sought)}, ${popular}`;
}
