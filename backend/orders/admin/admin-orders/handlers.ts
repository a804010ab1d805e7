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
  refund: { outsideTransaction: refundAsAdmin },
  cancel: { outsideTransaction: cancelAsAdmin },
  cancelRenewal: { outsideTransaction: cancelSubscriptionAsAdmin },
  markPosted: markPostedAsAdmin,
  packingSlip: readPackingSlip,
  tubeLabels: readTubeLabels,
  markPaid: markPaidAsAdmin,
};
