import { and, asc, gte, inArray, lt } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { sandboxObjects } from "@/backend/db/schema/payments";
import type { Period, ProviderTransaction } from "@/backend/payment-providers/payment-provider";
import { findSandboxObject, toSandboxPayment, toSandboxRefund } from "./sandbox-objects";

type Row = typeof sandboxObjects.$inferSelect;

/** The sandbox's books are its own table. */
export async function* listSandboxTransactions(
  db: Db,
  { from, to }: Period,
): AsyncGenerator<ProviderTransaction> {
  const rows = await db
    .select()
    .from(sandboxObjects)
    .where(
      and(
        inArray(sandboxObjects.kind, ["payment", "refund"]),
        gte(sandboxObjects.createdAt, from),
        lt(sandboxObjects.createdAt, to),
      ),
    )
    .orderBy(asc(sandboxObjects.createdAt), asc(sandboxObjects.id));
  for (const row of rows) {
    const transaction = row.kind === "payment" ? toPayment(row) : await toRefund(db, row);
    if (transaction !== undefined) yield transaction;
  }
}

function toPayment(row: Row): ProviderTransaction | undefined {
  const { state, amount, currency, paymentId } = toSandboxPayment(row);
  if (state !== "succeeded") return undefined;
  const { id: transactionId, createdAt: at } = row;
  return { transactionId, kind: "payment", at, amount, currency, paymentId, providerId: transactionId };
}

async function toRefund(db: Db, row: Row): Promise<ProviderTransaction | undefined> {
  const { payment, amount, isFailed } = toSandboxRefund(row);
  if (isFailed) return undefined;
  const paid = await findSandboxObject(db, "payment", payment);
  if (paid === undefined) return undefined;
  return {
    transactionId: row.id,
    kind: "refund",
    at: row.createdAt,
    amount: -amount,
    providerId: payment,
    currency: toSandboxPayment(paid).currency,
    ...(row.key !== null && { refundId: row.key }),
  };
}
