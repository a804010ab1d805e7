import { and, eq } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { subscriptionPlans } from "@/backend/db/schema/subscriptions";

export interface Plan {
  readonly id: string;
  readonly account: string;
  readonly catalogId: string;
  readonly productId: number;
  readonly currency: string;
  readonly amount: number;
}

/** The plans that were made at PayPal: a plan is a product, a currency and a price. */
export interface PlanBook {
  ofProduct(account: string, productId: number): Promise<readonly Plan[]>;
  byId(id: string): Promise<Plan | undefined>;
  keep(plan: Plan): Promise<void>;
}

export function planBookOf(db: Db): PlanBook {
  const provider = "paypal";
  return {
    ofProduct: (account, productId) =>
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
    byId: async (id) => (await db.select().from(subscriptionPlans).where(eq(subscriptionPlans.id, id)))[0],
    keep: async (plan) => {
      await db
        .insert(subscriptionPlans)
        .values({ ...plan, provider })
        .onConflictDoNothing();
    },
  };
}
