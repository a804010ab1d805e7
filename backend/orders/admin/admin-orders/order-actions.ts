import { eq } from "drizzle-orm";
import { toMinorUnits } from "@/lib/domain/money";
import type { Tx } from "@/backend/db/client";
import { invoices, orders } from "@/backend/db/schema/orders";
import type { Input, SignedInContext, SignedInDbContext } from "@/backend/http/handler-types";
import { notFound, Refusal } from "@/backend/http/refusals";
import type { SignedInCaller } from "@/backend/http/caller";
import { recordAudit } from "@/backend/kernel/audit/audit";
import { findAdmin } from "@/backend/kernel/audit/find-admin";
import { cancelHeldOrder, cancelOrder } from "@/backend/orders/orders/cancel-order";
import { consumeCoupon } from "@/backend/orders/loyalty/coupon-use";
import { spendPoints } from "@/backend/orders/loyalty/points";
import { transitionToPaid } from "@/backend/orders/orders/order-transitions";
import { saveBuyerDetails } from "@/backend/orders/orders/place-order";
import { lockOrder, listPaymentsOfOrders, type Order } from "@/backend/orders/payments/find-payment";
import { insertTransfer } from "@/backend/orders/payments/insert-transfer";
import { markReviewed, refundOrder } from "@/backend/orders/payments/refund-order";
import { refundWithoutMoney } from "@/backend/orders/payments/refund-without-money";
import { cancelSubscription } from "@/backend/orders/public/cancel-subscription";
import { isChargeable, findSubscriptionOfOrder } from "@/backend/orders/public/find-subscription";
import { createPaymentContext } from "@/backend/orders/public/payment-context";
import { readAdminOrder } from "./read-order";

/** Calls the provider, so it runs outside a transaction. Audited once the refund is stored. */
export async function refundAsAdmin(
  { db, caller, settings }: SignedInDbContext,
  { params: { id }, body }: Input<"adminOrders.refund">,
) {
  const subject = await findAdminAndOrder(db, caller, id);
  if (subject instanceof Refusal) return subject;
  const amount = body.amount ? toMinorUnits(body.amount) : undefined;
  const units = body.units ?? undefined;
  const paymentId = body.paymentId ?? undefined;
  const reason = body.reason.trim();
  const reference = body.reference?.trim() || undefined;
  const request = { orderId: id, amount, units, paymentId, reason, reference, actorId: subject.admin.id };
  const context = createPaymentContext({ db, settings });
  const isWhole = amount === undefined && units === undefined && paymentId === undefined;
  const result = await refundOrder(context, request);
  if (result instanceof Refusal && !(isWhole && (await refundWithoutMoney(context, request)))) return result;
  await auditOrderAction(db, caller, subject, { call: "adminOrders.refund", reason });
  return readAdminOrder(db, id);
}

/** Cancels unfinished payments at the provider first. If one succeeds in the meantime, returns the paid order. */
export async function cancelAsAdmin(
  { db, caller, settings }: SignedInDbContext,
  { params: { id }, body }: Input<"adminOrders.cancel">,
) {
  const subject = await findAdminAndOrder(db, caller, id);
  if (subject instanceof Refusal) return subject;
  const reason = body.reason.trim();
  const context = createPaymentContext({ db, settings });
  const cancellation = { orderId: id, actorId: subject.admin.id, note: reason };
  const isHeld = subject.order.state === "held";
  const state = isHeld
    ? await cancelHeldOrder(context, cancellation)
    : await cancelOrder(context, {
        ...cancellation,
        isAllowed: ({ state: now }) => now === "open",
      });
  if (state instanceof Refusal) return state;
  if (state === "cancelled")
    await auditOrderAction(db, caller, subject, { call: "adminOrders.cancel", reason });
  return readAdminOrder(db, id);
}

/** For bank transfers, which only an administrator can see. */
export async function markPaidAsAdmin(
  { tx, caller, settings }: SignedInContext,
  { params: { id }, body }: Input<"adminOrders.markPaid">,
) {
  const subject = await findAdminAndOrder(tx, caller, id);
  if (subject instanceof Refusal) return subject;
  const note = body.note.trim();
  const payment = { orderId: id, actorId: subject.admin.id, note, appOrigin: settings.appOrigin };
  const refusal = await recordManualPayment(tx, payment);
  if (refusal) return refusal;
  await auditOrderAction(tx, caller, subject, { call: "adminOrders.markPaid", reason: note });
  return readAdminOrder(tx, id);
}

interface ManualPayment {
  readonly orderId: number;
  readonly actorId: number;
  readonly note: string | null;
  readonly appOrigin: string;
}

/** Marks an open or held order paid; 409 in any other state. */
export async function recordManualPayment(tx: Tx, payment: ManualPayment): Promise<undefined | Refusal> {
  const { orderId, actorId, note, appOrigin } = payment;
  const order = await lockOrder(tx, orderId);
  if (order === undefined || order.state === "draft") return notFound();
  if (order.state !== "open" && order.state !== "held")
    return new Refusal(409, { code: "not_open", message: "refusals.orderNotOpen" });
  const now = new Date();
  // What is on hold was taken by a provider.
  if (order.state === "held") await acceptHeldOrder(tx, { order, appOrigin });
  else await insertTransfer(tx, order, now);
  await transitionToPaid(tx, { order, method: order.method, now, appOrigin, mark: { actorId, note } });
  for (const { id } of await listPaymentsOfOrders(tx, [orderId], ["held"])) await markReviewed(tx, id);
  return undefined;
}

/**
 * A payment that was put on hold has not used the coupon and points that its order was priced with, and the buyer's
 * details are not saved yet. Whoever accepts the money accepts the price too, even if points are gone by now.
 */
async function acceptHeldOrder(tx: Tx, options: { readonly order: Order; readonly appOrigin: string }) {
  const { order } = options;
  const placed = await tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.orderId, order.id));
  if (placed.length > 0) return;
  await consumeCoupon(tx, order);
  await spendPoints(tx, order);
  await saveBuyerDetails(tx, options);
}

/** On a customer's request: the paid period stays. Audited once the subscription is cancelled. */
export async function cancelSubscriptionAsAdmin(
  { db, caller, settings }: SignedInDbContext,
  { params: { id } }: Input<"adminOrders.cancelRenewal">,
) {
  const subject = await findAdminAndOrder(db, caller, id);
  if (subject instanceof Refusal) return subject;
  const found = await findSubscriptionOfOrder(db, id);
  if (found === undefined) return notFound();
  if (!isChargeable(found.subscription)) return undefined;
  const refusal = await cancelSubscription(createPaymentContext({ db, settings }), found.subscription);
  if (refusal) return refusal;
  const action = { call: "adminOrders.cancelRenewal", reason: "renewal ended" };
  await auditOrderAction(db, caller, subject, action);
  return undefined;
}

export async function findAdminAndOrder(tx: Tx, caller: SignedInCaller, id: number) {
  const admin = await findAdmin(tx, caller);
  if (admin instanceof Refusal) return admin;
  const [order] = await tx
    .select({ userId: orders.userId, name: orders.name, number: orders.number, state: orders.state })
    .from(orders)
    .where(eq(orders.id, id));
  return order === undefined || order.state === "draft" ? notFound() : { admin, order };
}

interface AdminAndOrder {
  readonly admin: { readonly id: number; readonly name: string };
  /** Undefined for a payment of no order. */
  readonly order: Pick<Order, "userId" | "name" | "number"> | undefined;
}

export async function auditOrderAction(
  tx: Tx,
  { requestId }: SignedInCaller,
  { admin, order }: AdminAndOrder,
  { call, reason }: { readonly call: string; readonly reason: string },
): Promise<void> {
  const subject = { id: order?.userId ?? null, name: order?.name ?? "" };
  await recordAudit(tx, { admin, subject, call, reason: `${order?.number ?? ""}: ${reason}`, requestId });
}
