import type { Handlers } from "@/backend/http/handlers";
import { askForOrder } from "./ask-for-order";
import { cancelOwnOrder } from "./cancel-own-order";
import { listHistory, listPending } from "./list-history";
import { payPending, settlePending } from "./pay-pending";
import { readPendingPayment } from "./pending-payment";
import { readOwnOrder } from "./read-order";

export const ordersHandlers: Handlers<"orders"> = {
  history: ({ tx, visit, query }) => listHistory(tx, visit, query),
  one: ({ tx, visit, params }) => readOwnOrder(tx, visit, params.id),
  cancel: { outsideTransaction: ({ params, ...asked }) => cancelOwnOrder(asked, params.id) },
  pending: ({ tx, visit, query }) => listPending(tx, visit, query),
  pendingPayment: ({ tx, visit, settings, query }) =>
    readPendingPayment(tx, visit, settings, {
      orderIds: query.order_ids.split(",").map(Number),
      points: query.loyalty_points,
    }),
  payPending: {
    outsideTransaction: ({
      body: { order_ids: orderIds, loyalty_points, method, provider, token, amountSeen },
      ...asked
    }) =>
      payPending(asked, {
        ...{ orderIds, method, provider },
        points: loyalty_points ?? 0,
        token: token ?? undefined,
        totalSeen: amountSeen ?? undefined,
      }),
  },
  settlePending: {
    outsideTransaction: ({ body, ...asked }) => settlePending(asked, body.transactionId),
  },
};

export const orderLookupHandlers: Handlers<"orderLookup"> = {
  ask: { outsideTransaction: ({ body, ...asked }) => askForOrder(asked, body) },
};
