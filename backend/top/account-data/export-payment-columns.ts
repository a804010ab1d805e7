import { orderLines, orders } from "@/backend/db/schema/orders";
import { paymentDisputes, paymentOrders, payments, refundLines, refunds } from "@/backend/db/schema/payments";

/** Exported columns of what was paid and refunded. */

export const ownPayments = {
  order: orders.number,
  provider: payments.provider,
  method: payments.method,
  reference: payments.providerId,
  state: payments.state,
  partInCents: paymentOrders.amount,
  amountInCents: payments.amount,
  currency: payments.currency,
  takenInCents: payments.taken,
  takenCurrency: payments.takenCurrency,
  refundedInCents: payments.refunded,
  cardBrand: payments.cardBrand,
  cardLast4: payments.cardLast4,
  loyaltyPoints: payments.loyaltyPoints,
  createdAt: payments.createdAt,
  settledAt: payments.settledAt,
};

export const ownRefunds = {
  order: orders.number,
  amountInCents: refunds.amount,
  state: refunds.state,
  reason: refunds.reason,
  isFromProvider: refunds.isFromProvider,
  createdAt: refunds.createdAt,
};

export const ownRefundUnits = {
  order: orders.number,
  product: orderLines.name,
  quantity: refundLines.quantity,
  amountInCents: refundLines.amount,
};

export const ownDisputes = {
  order: orders.number,
  provider: paymentDisputes.provider,
  reference: paymentDisputes.disputeId,
  amountInCents: paymentDisputes.amount,
  state: paymentDisputes.state,
  createdAt: paymentDisputes.createdAt,
};
