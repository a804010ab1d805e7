import { and, eq, gte, isNotNull, ne, notLike } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { payments } from "@/backend/db/schema/payments";
import { subscriptionPlans } from "@/backend/db/schema/subscriptions";

export type Plan = Omit<typeof subscriptionPlans.$inferSelect, "provider">;

/** Plans already created at PayPal. A plan is a product at a price in a currency. */
export interface PlanStore {
  listByProduct(account: string, productId: number): Promise<readonly Plan[]>;
  findById(id: string): Promise<Plan | undefined>;
  save(plan: Plan): Promise<void>;
}

export function createPlanStore(db: Db): PlanStore {
  const provider = "paypal";
  return {
    listByProduct: (account, productId) =>
      db
        .select()
        .from(subscriptionPlans)
        .where(
          and(
            eq(subscriptionPlans.provider, provider),
            eq(subscriptionPlans.account, account),
            eq(subscriptionPlans.productId, productId),
          ),
        ),
    findById: async (id) =>
      (await db.select().from(subscriptionPlans).where(eq(subscriptionPlans.id, id)))[0],
    save: async (plan) => {
      await db
        .insert(subscriptionPlans)
        .values({ ...plan, provider })
        .onConflictDoNothing();
    },
  };
}

/**
 * Ids of the PayPal orders and subscriptions we created since then that may still change. Excludes renewals (ids with a colon),
 * which are found through their subscription.
 */
export async function listPayPalOrderIds(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .select({ providerId: payments.providerId })
    .from(payments)
    .where(
      and(
        eq(payments.provider, "paypal"),
        isNotNull(payments.providerId),
        notLike(payments.providerId, "%:%"),
        ne(payments.state, "succeeded"),
        gte(payments.updatedAt, since),
      ),
    )
    .orderBy(payments.updatedAt, payments.id);
  return rows.flatMap(({ providerId }) => providerId ?? []);
}
