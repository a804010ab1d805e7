import type { Handlers } from "@/backend/http/handler-types";
import { cancelAsAdmin, cancelSubscriptionAsAdmin, markPaidAsAdmin, refundAsAdmin } from "./order-actions";
import { readPackingSlip } from "./packing-slip";
import { readTubeLabels } from "./tube-labels";
import { markPostedAsAdmin } from "./mark-posted";
import { listAdminOrders } from "./list-orders";
import { readAdminOrder } from "./read-order";

export const adminOrdersHandlers: Handlers<"adminOrders"> = {
  list: ({ tx, query }) => listAdminOrders(tx, query),
  get: ({ tx, params }) => readAdminOrder(tx, params.id),
  refund: {
    outsideTransaction: ({ params, body, ...context }) =>
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
    outsideTransaction: ({ params, body, ...context }) =>
      cancelAsAdmin(context, { id: params.id, reason: body.reason.trim() }),
  },
  cancelRenewal: {
    outsideTransaction: ({ params, ...context }) => cancelSubscriptionAsAdmin(context, params.id),
  },
  markPosted: ({ params, body, ...context }) => markPostedAsAdmin(context, { id: params.id, ...body }),
  packingSlip: ({ tx, params }) => readPackingSlip(tx, params.id),
  tubeLabels: ({ tx, params }) => readTubeLabels(tx, params.id),
  markPaid: ({ params, body, ...context }) =>
    markPaidAsAdmin(context, { id: params.id, note: body.note.trim() }),
};
