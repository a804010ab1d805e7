import { boolean, string } from "yup";
import { carrierCodes } from "@/lib/config/carriers";
import { limits } from "@/lib/config/limits";
import { orderStates, paymentCodes, paymentProviders, paymentStates } from "@/lib/config/orders";
import { noContent, type Shapes } from "@/lib/contract/contract";
import {
  amount,
  paging,
  responseObject,
  responseText,
  castObject,
  currency,
  id,
  listOf,
  nullableText,
  paged,
  searchText,
  wholeNumber,
  flag,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import { kitsOfOrder } from "@/lib/contract/kits/public/kits.fields";
import { byId, orderDetails, orderFacts } from "@/lib/contract/orders/orders/orders.fields";
import { adminOrderEvent, adminRefund } from "./admin-orders.fields";
import { cancelForm, markPaidForm, markPostedForm, refundForm } from "./admin-orders.forms";
import type { adminOrdersRoutes } from "./admin-orders.routes";

const payment = responseObject({
  id: responseText(),
  provider: string()
    .oneOf([...paymentProviders, "transfer"] as const)
    .required(),
  method: string().oneOf(paymentCodes).required(),
  providerId: nullableText(),
  state: string().oneOf(paymentStates).required(),
  /** Share of this order: one payment may cover several. */
  amount: amount(),
  currency: currency(),
  card: nullableText(),
  problem: nullableText(),
  createdAt: responseText(),
  settledAt: nullableText(),
});

const order = responseObject({
  ...orderDetails,
  /** With all barcodes, for packing. */
  kits: kitsOfOrder(),
  customerId: id().nullable().defined(),
  refundable: amount(),
  /** An admin sends the money back from our bank account and records it here. */
  isRefundedByTransfer: flag(),
  /** Points or a coupon paid all of it: a refund without amount and units returns these. */
  isRefundedWithoutMoney: flag(),
  /** Units that can still be refunded, with what the buyer paid for all of them. */
  refundableUnits: listOf(
    responseObject({ lineId: id(), name: responseText(), quantity: wholeNumber(), amount: amount() }),
  ),
  canMarkPaid: flag(),
  /** Paid or on account, with something to post. Once posted, carrier and tracking number can be corrected. */
  canMarkPosted: flag(),
  /** As entered by an admin, for correction; null until posted. */
  posting: responseObject({
    carrier: string().oneOf(carrierCodes).required(),
    carrierName: nullableText(),
    trackingNumber: nullableText(),
  })
    .nullable()
    .defined(),
  /** The buyer's choices in the sampling step of checkout. */
  sampling: responseObject({
    wantsSwabs: flag(),
    collector: responseObject({
      type: responseText(),
      name: responseText(),
      clinic: nullableText(),
    })
      .nullable()
      .defined(),
  }),
  payments: listOf(payment),
  refunds: listOf(adminRefund()),
  events: listOf(adminOrderEvent()),
});

export const adminOrdersShapes = {
  list: {
    query: castObject({
      ...paging(),
      search: searchText(),
      state: string().oneOf(orderStates, fieldMessages.invalid).optional(),
      /** Only orders that wait to be posted, oldest first. */
      toPost: boolean().default(false),
    }),
    response: paged(responseObject({ ...orderFacts, name: responseText(), email: responseText() })),
  },
  get: { params: byId(), response: order },
  refund: { params: byId(), body: refundForm, response: order },
  cancel: { params: byId(), body: cancelForm, response: order },
  markPosted: { params: byId(), body: markPostedForm, response: order },
  packingSlip: {
    params: byId(),
    response: { fileType: "application/pdf", maxBytes: limits.packingSlipBytes },
  },
  tubeLabels: {
    params: byId(),
    response: { fileType: "application/pdf", maxBytes: limits.tubeLabelsBytes },
  },
  markPaid: { params: byId(), body: markPaidForm, response: order },
  cancelRenewal: { params: byId(), response: noContent },
} as const satisfies Shapes<typeof adminOrdersRoutes>;
