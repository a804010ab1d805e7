import { boolean, string } from "yup";
import { carrierCodes } from "@/lib/config/orders/carriers";
import { limits } from "@/lib/config/limits";
import { orderStates, paymentCodes, paymentProviders, paymentStates } from "@/lib/config/orders/orders";
import { noContent, type Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { kitsOfOrder } from "@/lib/contract/kits/public/kits.fields";
import { byId, orderDetails, orderFacts } from "@/lib/contract/orders/orders/orders.fields";
import { adminOrderEvent, adminRefund } from "./admin-orders.fields";
import { cancelForm, markPaidForm, markPostedForm, refundForm } from "./admin-orders.forms";
import type { adminOrdersRoutes } from "./admin-orders.routes";

const payment = f.responseObject({
  id: f.responseText(),
  provider: string()
    .oneOf([...paymentProviders, "transfer"] as const)
    .required(),
  method: string().oneOf(paymentCodes).required(),
  providerId: f.nullableText(),
  state: string().oneOf(paymentStates).required(),
  /** Share of this order: one payment may cover several. */
  amount: f.amount(),
  currency: f.currency(),
  card: f.nullableText(),
  problem: f.nullableText(),
  createdAt: f.instant(),
  settledAt: f.nullableInstant(),
});

const order = f.responseObject({
  ...orderDetails,
  /** With all barcodes, for packing. */
  kits: kitsOfOrder(),
  customerId: f.id().nullable().defined(),
  refundable: f.amount(),
  /** An admin sends the money back from our bank account and records it here. */
  isRefundedByTransfer: f.flag(),
  /** Points or a coupon paid all of it: a refund without amount and units returns these. */
  isRefundedWithoutMoney: f.flag(),
  /** Units that can still be refunded, with what the buyer paid for all of them. */
  refundableUnits: f.listOf(
    f.responseObject({
      lineId: f.id(),
      name: f.responseText(),
      quantity: f.wholeNumber(),
      amount: f.amount(),
    }),
  ),
  canMarkPaid: f.flag(),
  /** Paid or on account, with something to post. Once posted, carrier and tracking number can be corrected. */
  canMarkPosted: f.flag(),
  /** As entered by an admin, for correction; null until posted. */
  posting: f.nullableObject({
    carrier: string().oneOf(carrierCodes).required(),
    carrierName: f.nullableText(),
    trackingNumber: f.nullableText(),
  }),
  /** The buyer's choices in the sampling step of checkout. */
  sampling: f.responseObject({
    wantsSwabs: f.flag(),
    collector: f.nullableObject({
      type: f.responseText(),
      name: f.responseText(),
      clinic: f.nullableText(),
    }),
  }),
  payments: f.listOf(payment),
  refunds: f.listOf(adminRefund()),
  events: f.listOf(adminOrderEvent()),
});

export const adminOrdersShapes = {
  list: {
    summary: "Lists orders, by state, date or text.",
    query: f.castObject({
      ...f.paging(),
      search: f.searchText(),
      state: string().oneOf(orderStates, "fields.invalid").optional(),
      /** Only orders that wait to be posted, oldest first. */
      toPost: boolean().default(false),
    }),
    response: f.paged(f.responseObject({ ...orderFacts, name: f.responseText(), email: f.responseText() })),
  },
  get: { summary: "One order with lines, payments and history.", params: byId(), response: order },
  refund: {
    summary: "Refunds lines or an amount of an order.",
    params: byId(),
    body: refundForm,
    response: order,
  },
  cancel: { summary: "Cancels an order.", params: byId(), body: cancelForm, response: order },
  markPosted: { summary: "Marks an order as posted.", params: byId(), body: markPostedForm, response: order },
  packingSlip: {
    summary: "The packing slip as a PDF.",
    params: byId(),
    response: { fileType: "application/pdf", maxBytes: limits.packingSlipBytes },
  },
  tubeLabels: {
    summary: "Labels of the tubes as a PDF.",
    params: byId(),
    response: { fileType: "application/pdf", maxBytes: limits.tubeLabelsBytes },
  },
  markPaid: {
    summary: "Marks an order as paid by bank transfer.",
    params: byId(),
    body: markPaidForm,
    response: order,
  },
  cancelRenewal: { summary: "Cancels the yearly renewal of an order.", params: byId(), response: noContent },
} as const satisfies Shapes<typeof adminOrdersRoutes>;
