import { productTypes } from "@/lib/config/shop/product-types";
import type { products } from "@/backend/db/schema/catalogue";
import type { orderLines } from "@/backend/db/schema/orders";

export interface LineWithProduct {
  readonly line: Pick<typeof orderLines.$inferSelect, "quantity" | "isUpgradeTests" | "isUpgradeFullbreed">;
  readonly product: Pick<typeof products.$inferSelect, "typeId" | "sample" | "packSize" | "upgrade">;
}

type LineKind = "kits" | "goods" | "services" | "subscriptions";

/** Kits bring a sample to the lab, goods are posted without one, services use a sample that the lab has. */
export function kindOf({ line, product }: LineWithProduct): LineKind {
  if (line.isUpgradeTests || line.isUpgradeFullbreed) return "services";
  // Not an upgrade of a stored sample, because there is none: it comes with a kit.
  if (product.sample !== "none" || product.upgrade !== null) return "kits";
  if (product.typeId === productTypes.shippable) return "goods";
  return product.typeId === productTypes.subscription ? "subscriptions" : "services";
}

/** How many of each kind an order has. A pack counts as the kits in it. */
export function countContents(lines: readonly LineWithProduct[]): Readonly<Record<LineKind, number>> {
  const counts = { kits: 0, goods: 0, services: 0, subscriptions: 0 };
  for (const row of lines) {
    const kind = kindOf(row);
    counts[kind] += row.line.quantity * (kind === "kits" ? row.product.packSize : 1);
  }
  return counts;
}
