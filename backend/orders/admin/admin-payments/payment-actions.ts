import { toMinorUnits } from "@/lib/domain/money";
import type { Tx } from "@/backend/db/client";
import type { Input, SignedInContext, SignedInDbContext } from "@/backend/http/handler-types";
import type { SignedInCaller } from "@/backend/http/caller";
import { notFound, Refusal } from "@/backend/http/refusals";
import { findAdmin } from "@/backend/kernel/audit/find-admin";
import { insertOrderEvent } from "@/backend/orders/orders/order-transitions";
import { findPayment, listOrdersOfPayment, lockPayment } from "@/backend/orders/payments/find-payment";
import { createPaymentContext } from "@/backend/orders/public/payment-context";
import { markReviewed, refundPayment } from "@/backend/orders/payments/refund-order";
import { retryRefunds } from "@/backend/orders/payments/retry-refunds";
import { syncPayment } from "@/backend/orders/payments/sync-payment";
import { auditOrderAction } from "@/backend/orders/admin/admin-orders/order-actions";
import { readPayment } from "./read-payments";

/** Asks the provider first what it still has: perhaps the money has gone back in its dashboard. */
export async function refundPaymentAsAdmin(
  { db, caller, settings }: SignedInDbContext,
  { params: { paymentId }, body }: Input<"adminPayments.refund">,
) {
  const subject = await findAdminAndPayment(db, caller, paymentId);
  if (subject instanceof Refusal) return subject;
  const context = createPaymentContext({ db, settings });
  await syncPayment(context, paymentId);
  const reason = body.reason.trim();
  const amount = body.amount ? toMinorUnits(body.amount) : undefined;
  const result = await refundPayment(context, { paymentId, reason, amount, actorId: subject.admin.id });
  if (result instanceof Refusal) return result;
  await auditOrderAction(db, caller, subject, { call: "adminPayments.refund", reason });
  return readPayment(db, paymentId);
}

export async function retryRefundsAsAdmin(
  { db, caller, settings }: SignedInDbContext,
  { params: { paymentId } }: Input<"adminPayments.retry">,
) {
  const subject = await findAdminAndPayment(db, caller, paymentId);
  if (subject instanceof Refusal) return subject;
  const context = createPaymentContext({ db, settings });
  await syncPayment(context, paymentId);
  const result = await retryRefunds(context, { paymentId, actorId: subject.admin.id });
  if (result instanceof Refusal) return result;
  const reason = `refund retried: ${result.join(", ")}`;
  await auditOrderAction(db, caller, subject, { call: "adminPayments.retry", reason });
  return readPayment(db, paymentId);
}

/** In the timeline of the payment's orders, for administrators only. */
export async function addNoteAsAdmin(
  { tx, caller }: SignedInContext,
  { params: { paymentId }, body: { isClosed, ...body } }: Input<"adminPayments.addNote">,
) {
  const subject = await findAdminAndPayment(tx, caller, paymentId);
  if (subject instanceof Refusal) return subject;
  const note = body.note.trim();
  const locked = await lockPayment(tx, paymentId);
  const actorId = subject.admin.id;
  for (const { order } of locked?.orders ?? [])
    await insertOrderEvent(tx, order.id, { kind: "note", note, actorId });
  if (isClosed) await markReviewed(tx, paymentId);
  await auditOrderAction(tx, caller, subject, { call: "adminPayments.addNote", reason: note });
  return readPayment(tx, paymentId);
}

async function findAdminAndPayment(tx: Tx, caller: SignedInCaller, paymentId: string) {
  const admin = await findAdmin(tx, caller);
  if (admin instanceof Refusal) return admin;
  const payment = await findPayment(tx, paymentId);
  if (payment === undefined) return notFound();
  const [first] = await listOrdersOfPayment(tx, paymentId);
  return { admin, order: first?.order };
}
