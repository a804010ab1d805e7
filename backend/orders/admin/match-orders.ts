import { ilike, or, type SQL } from "drizzle-orm";
import { likePattern } from "@/backend/db/like-pattern";
import { orders } from "@/backend/db/schema/orders";

/** Orders with this text in their number, name or email address: the columns of the index `orders_search`. */
export function matchesOrder(search: string): SQL | undefined {
  const pattern = likePattern(search);
  return or(ilike(orders.number, pattern), ilike(orders.name, pattern), ilike(orders.email, pattern));
}
