import { and, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { carrierName, trackingUrl } from "@/lib/config/orders/carriers";
import { productTypes } from "@/lib/config/shop/product-types";
import { products } from "@/backend/db/schema/catalogue";
import { orderLines, orders } from "@/backend/db/schema/orders";
import { payments, refundLines, refunds } from "@/backend/db/schema/payments";
import { autoRefundReasons } from "@/lib/domain/orders/auto-refunds";
import type { countContents } from "./order-contents";

/** Two for each animal, in case one sample fails. */
const swabsPerAnimal = 2;

/** Fully qualified: drizzle omits the table name in queries on a single table. */
const orderId = sql.raw('"orders"."id"');

/** Kits and goods. Upgrades use a sample that the lab already has, unless they come with a kit: then they have no flags. */
const hasPostableLine = (condition = sql`true`) => sql`exists (
  select 1 from ${orderLines} l join ${products} p on p.id = l.product_id
  where l.order_id = ${orderId} and not l.is_upgrade_tests and not l.is_upgrade_fullbreed
    and (p.type_id = ${productTypes.shippable} or p.sample <> 'none' or p.upgrade is not null)
    and ${condition})`;

/** As `readUnitsLeft` counts them. */
const hasUnitLeft = sql`l.quantity > (
  select coalesce(sum(u.quantity), 0) from ${refundLines} u
  join ${refunds} r on r.id = u.refund_id join ${payments} paid on paid.id = r.payment_id
  where u.order_line_id = l.id and r.state = 'succeeded' and r.reason not in ${autoRefundReasons}
    and (paid.problem is null or paid.problem not in ${autoRefundReasons}))`;

/**
 * Orders that are, or were, to be posted: paid or on account, with an address and something to post. A practice whose own
 * courier brings the samples gets nothing unless it orders swabs.
 */
export const isPostable = and(
  or(inArray(orders.state, ["paid"]), and(eq(orders.state, "open"), isNull(orders.method))),
  isNotNull(orders.shippingAddress),
  or(isNotNull(orders.shippingMethodId), eq(orders.isAdvance, true), eq(orders.isSwabRequired, true)),
  hasPostableLine(),
);

/** The same rule for the contents of an order, whatever its state. */
export function isPosted(
  order: Pick<typeof orders.$inferSelect, "shippingMethodId" | "isAdvance" | "isSwabRequired">,
  { kits, goods }: ReturnType<typeof countContents>,
): boolean {
  return kits + goods > 0 && (order.shippingMethodId !== null || order.isAdvance || order.isSwabRequired);
}

/** Nothing is posted while the buyer's bank disputes the payment, or once all of it has been refunded. */
export const isToPost = and(
  isNull(orders.postedAt),
  sql`${orders.dispute} is distinct from 'open'`,
  isPostable,
  hasPostableLine(hasUnitLeft),
);

type Shipped = Pick<
  typeof orders.$inferSelect,
  "carrier" | "carrierName" | "trackingNumber" | "postedAt" | "isSwabRequired"
>;

/** Null until the order is posted. */
export function toShipment(order: Shipped) {
  const { carrier, trackingNumber, postedAt } = order;
  if (carrier === null || postedAt === null) return null;
  return {
    carrier: carrierName(carrier) ?? order.carrierName ?? "",
    trackingNumber,
    trackingUrl: trackingUrl(carrier, trackingNumber),
    postedAt: postedAt.toISOString(),
  };
}

interface SampledLine {
  readonly line: Pick<typeof orderLines.$inferSelect, "quantity" | "isUpgradeTests" | "isUpgradeFullbreed">;
  readonly product: Pick<typeof products.$inferSelect, "sample" | "packSize" | "upgrade">;
}

/** Swabs to post with a line. None for upgrades, for other samples, and for buyers who have some at home. */
export function countSwabs({ isSwabRequired }: Shipped, { line, product }: SampledLine): number {
  const isOnStoredSample = line.isUpgradeTests || line.isUpgradeFullbreed;
  const usesSwabs = product.sample === "swab" || product.upgrade !== null;
  if (!isSwabRequired || isOnStoredSample || !usesSwabs) return 0;
  return line.quantity * product.packSize * swabsPerAnimal;
}
