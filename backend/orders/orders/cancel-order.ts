import { and, eq } from "drizzle-orm";
import type { OrderState } from "@/lib/config/orders/orders";
import { withRetry } from "@/backend/db/with-retry";
import type { Tx } from "@/backend/db/client";
import { orders } from "@/backend/db/schema/orders";
import type { Input, SignedInDbContext } from "@/backend/http/handler-types";
import { notFound, Refusal } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import { cancelOrderPayments } from "@/backend/orders/public/release-previous-payment";
import {
  activePaymentStates,
  lockOrder,
  type Order,
  listPaymentsOfOrders,
} from "@/backend/orders/payments/find-payment";
import { processRefund } from "@/backend/orders/payments/process-refund";
import { reserveOrderRefunds } from "@/backend/orders/payments/refund-order";
import { paymentInProgress } from "@/backend/orders/payments/payment-errors";
import { createPaymentContext, type PaymentContext } from "@/backend/orders/public/payment-context";
import { canCustomerCancel } from "./cancellation-rule";
import { transitionToCancelled } from "./order-transitions";

interface CancelOptions {
  readonly orderId: number;
  readonly actorId: number;
  /** For administrators only. */
  readonly note: string | null;
  /** Checked on an open order before the provider is called, and again once the order is locked. */
  readonly isAllowed: (order: Order) => boolean;
}

type PlacedOrderState = Exclude<OrderState, "draft">;

const notCancellable = new Refusal(409, {
  code: "not_cancellable",
  message: "refusals.orderNotCancellable",
});

/**
 * Cancels an open order and returns its state. Unfinished payments are cancelled at the provider first; if one has
 * succeeded, the order is paid instead. Idempotent.
 */
export async function cancelOrder(
  context: PaymentContext,
  options: CancelOptions,
): Promise<PlacedOrderState | Refusal> {
  const [order] = await context.db.select().from(orders).where(eq(orders.id, options.orderId));
  if (order === undefined || order.state === "draft") return notFound();
  if (order.state !== "open") return order.state;
  if (!options.isAllowed(order)) return notCancellable;
  const blocked = await cancelOrderPayments(context, order.id);
  return withRetry(() =>
    runInTransaction(context.db, (tx) => cancelLocked(context, tx, { options, blocked })),
  );
}

interface LockedCancellation {
  readonly options: CancelOptions;
  readonly blocked: Refusal | undefined;
}

async function cancelLocked(
  { appOrigin }: PaymentContext,
  tx: Tx,
  { options, blocked }: LockedCancellation,
): Promise<PlacedOrderState | Refusal> {
  const { orderId, actorId, note, isAllowed } = options;
  const order = await lockOrder(tx, orderId);
  if (order === undefined || order.state === "draft") return notFound();
  if (order.state !== "open") return order.state;
  if (blocked) return blocked;
  if (!isAllowed(order)) return notCancellable;
  // A payment was started in another tab while the others were being cancelled.
  if ((await listPaymentsOfOrders(tx, [orderId], activePaymentStates)).length > 0) return paymentInProgress();
  await transitionToCancelled(tx, { order, actorId, note, appOrigin });
  return "cancelled";
}

/** Cancels an order on hold and refunds all that was taken for it, whatever its amount or currency. */
export async function cancelHeldOrder(
  context: PaymentContext,
  { orderId, actorId, note }: Omit<CancelOptions, "isAllowed" | "note"> & { readonly note: string },
): Promise<PlacedOrderState | Refusal> {
  const result = await withRetry(() =>
    runInTransaction(context.db, async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order === undefined || order.state === "draft") return notFound();
      if (order.state !== "held") return { state: order.state, refundIds: [] };
      const refundIds = await reserveOrderRefunds(tx, { orderId, actorId, reason: note });
      if (refundIds instanceof Refusal) return refundIds;
      await transitionToCancelled(tx, { order, actorId, note, appOrigin: context.appOrigin });
      return { state: "cancelled" as const, refundIds };
    }),
  );
  if (result instanceof Refusal) return result;
  for (const id of result.refundIds) await processRefund(context, id);
  return result.state;
}

/** 404 for orders of other users. */
export async function cancelOrderAsCustomer(
  { db, settings, caller: { user } }: SignedInDbContext,
  { params: { id } }: Input<"orders.cancel">,
) {
  const [own] = await db
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, user.id)));
  if (own === undefined) return notFound();
  const options = { orderId: id, actorId: user.id, note: null, isAllowed: canCustomerCancel };
  const state = await cancelOrder(createPaymentContext({ db, settings }), options);
  return state instanceof Refusal ? state : { number: own.number, state };
}
