import { asc, eq, type SQL } from "drizzle-orm";
import { toWireAmount } from "@/lib/domain/money";
import type { Tx } from "@/backend/db/client";
import { payments, refunds } from "@/backend/db/schema/payments";
import { users } from "@/backend/db/schema/users";

/** Refunds of an order or a payment for admins, oldest first. */
export async function listRefunds(tx: Tx, where: SQL) {
  const rows = await tx
    .select({ refund: refunds, by: users.name, provider: payments.provider })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(users, eq(users.id, refunds.createdBy))
    .where(where)
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  return rows.map(({ refund: { amount, createdAt, state, reason, isFromProvider, providerId }, ...row }) => ({
    state,
    reason,
    isFromProvider,
    by: row.by,
    reference: row.provider === "transfer" ? providerId : null,
    amount: toWireAmount(amount),
    at: createdAt.toISOString(),
  }));
}
