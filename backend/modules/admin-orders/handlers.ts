import type { Handlers } from "@/backend/http/handlers";
import { cancelAtDesk, endRenewalAtDesk, markPaidAtDesk, refundAtDesk } from "./deeds";
import { listDesk } from "./list-orders";
import { readDeskOrder } from "./read-order";

export const ordersDeskHandlers: Handlers<"ordersDesk"> = {
  list: ({ tx, query }) => listDesk(tx, query),
  one: ({ tx, params }) => readDeskOrder(tx, params.id),
  refund: {
    outsideTransaction: ({ params, body, ...asked }) =>
      refundAtDesk(asked, {
        id: params.id,
        amount: body.amount ?? undefined,
        reason: body.reason.trim(),
      }),
  },
  cancel: {
    outsideTransaction: ({ params, body, ...asked }) =>
      cancelAtDesk(asked, { id: params.id, reason: body.reason.trim() }),
  },
  endRenewal: { outsideTransaction: ({ params, ...asked }) => endRenewalAtDesk(asked, params.id) },
  markPaid: ({ params, body, ...asked }) => markPaidAtDesk(asked, { id: params.id, note: body.note.trim() }),
};
