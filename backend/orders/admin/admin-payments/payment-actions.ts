import { toMinorUnits } from "@/lib/domain/money";
import type { Db, Tx } from "@/backend/db/client";
import type { Input, SignedInDbContext } from "@/backend/http/handler-types";
import type { SignedInCaller } from "@/backend/http/caller";
import { notFound, Refusal } from "@/backend/http/refusals";
import type { Settings } from "@/backend/http/settings";
import { recordAudit } from "@/backend/kernel/audit/audit";
import { findAdmin } from "@/backend/kernel/audit/find-admin";
import { insertOrderEvent } from "@/backend/orders/orders/order-transitions";
import { findPayment, listOrdersOfPayment, lockPayment } from "@/backend/orders/payments/find-payment";
import { createPaymentContext } from "@/backend/orders/public/payment-context";
import { markReviewed, refundPayment } from "@/backend/orders/payments/refund-order";
import { retryRefunds } from "@/backend/orders/payments/retry-refunds";
import { syncPayment } from "@/backend/orders/payments/sync-payment";
import { readPayment } from "./read-payments";

interface AdminRequest {
  readonly caller: SignedInCaller;
  readonly settings: Settings;
}

interface RefundInput {
  readonly paymentId: string;
  readonly amount: string | undefined;
  readonly reason: string;
}

/** Asks the provider first what it still has: perhaps the money has gone back in its dashboard. */
export async function refundPaymentAsAdmin(
  { db, caller, settings }: AdminRequest & { readonly db: Db },
  { paymentId, reason, amount }: RefundInput,
) {
  const subject = await findAdminAndPayment(db, caller, paymentId);
  if (subject instanceof Refusal) return subject;
  const context = createPaymentContext({ db, settings });
  await syncPayment(context, paymentId);
  const result = await refundPayment(context, {
    paymentId,
    reason,
    actorId: subject.admin.id,
    amount: amount === undefined ? undefined : toMinorUnits(amount),
  });
  if (result instanceof Refusal) return result;
  await audit(db, subject, { call: "adminPayments.refund", reason, requestId: caller.requestId });
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
  await audit(db, subject, { call: "adminPayments.retry", reason, requestId: caller.requestId });
  return readPayment(db, paymentId);
}

interface NoteInput {
  readonly paymentId: string;
  readonly note: string;
  readonly isClosed: boolean;
}

/** In the timeline of the payment's orders, for administrators only. */
export async function addNoteAsAdmin(
  { tx, caller }: AdminRequest & { readonly tx: Tx },
  { paymentId, note, isClosed }: NoteInput,
) {
  const subject = await findAdminAndPayment(tx, caller, paymentId);
  if (subject instanceof Refusal) return subject;
  const locked = await lockPayment(tx, paymentId);
  const actorId = subject.admin.id;
  for (const { order } of locked?.orders ?? [])
    await insertOrderEvent(tx, order.id, { kind: "note", note, actorId });
  if (isClosed) await markReviewed(tx, paymentId);
  await audit(tx, subject, { call: "adminPayments.addNote", reason: note, requestId: caller.requestId });
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

type AdminAndOrder = Exclude<Awaited<ReturnType<typeof findAdminAndPayment>>, Refusal>;

async function audit(
  tx: Tx,
  { admin, order }: AdminAndOrder,
  { reason, ...action }: { readonly call: string; readonly reason: string; readonly requestId: string },
): Promise<void> {
  const subject = { id: order?.userId ?? null, name: order?.name ?? "" };
  await recordAudit(tx, { admin, subject, reason: `${order?.number ?? ""}: ${reason}`, ...action });
}
