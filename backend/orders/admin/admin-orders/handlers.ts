import type { Handlers } from "@/backend/http/handler-types";
import { cancelAsAdmin, cancelSubscriptionAsAdmin, markPaidAsAdmin, refundAsAdmin } from "./order-actions";
import { readPackingSlip } from "./packing-slip";
import { readTubeLabels } from "./tube-labels";
import { markPostedAsAdmin } from "./mark-posted";
import { listAdminOrders } from "./list-orders";
import { readAdminOrder } from "./read-order";

export const adminOrdersHandlers: Handlers<"adminOrders"> = {
  list: listAdminOrders,
  get: ({ tx }, { params }) => readAdminOrder(tx, params.id),
  refund: {
    outsideTransaction: (context, { params, body }) =>
      refundAsAdmin(context, {
        id: params.id,
        amount: body.amount ?? undefined,
        units: body.units ?? undefined,
        paymentId: body.paymentId ?? undefined,
        reason: body.reason.trim(),
        reference: body.reference?.trim() || undefined,
      }),
  },
  cancel: {
    outsideTransaction: (context, { params, body }) =>
      cancelAsAdmin(context, { id: params.id, reason: body.reason.trim() }),
  },
  cancelRenewal: { outsideTransaction: cancelSubscriptionAsAdmin },
  markPosted: (context, { params, body }) => markPostedAsAdmin(context, { id: params.id, ...body }),
  packingSlip: readPackingSlip,
  tubeLabels: readTubeLabels,
  markPaid: (context, { params, body }) =>
    markPaidAsAdmin(context, { id: params.id, note: body.note.trim() }),
};
