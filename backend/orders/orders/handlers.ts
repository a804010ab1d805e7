import type { Handlers } from "@/backend/http/handler-types";
import { sendOrderLink } from "./send-order-link";
import { cancelOrderAsCustomer } from "./cancel-order";
import { listOrderHistory, listUnpaidOrders } from "./list-orders";
import { payUnpaidOrders, confirmUnpaidOrdersPayment } from "./pay-unpaid-orders";
import { readUnpaidOrdersTotal } from "./unpaid-orders-total";
import { readCustomerOrder } from "./read-order";

export const ordersHandlers: Handlers<"orders"> = {
  history: listOrderHistory,
  get: readCustomerOrder,
  cancel: { outsideTransaction: cancelOrderAsCustomer },
  pending: listUnpaidOrders,
  pendingPayment: ({ tx, caller, settings }, { query }) =>
    readUnpaidOrdersTotal(tx, caller, settings, {
      orderIds: query.order_ids.split(",").map(Number),
      points: query.loyalty_points,
    }),
  payPending: {
    outsideTransaction: (
      context,
      { body: { order_ids: orderIds, loyalty_points, method, provider, token, amountSeen } },
    ) =>
      payUnpaidOrders(context, {
        orderIds,
        method,
        provider,
        points: loyalty_points ?? 0,
        token: token ?? undefined,
        totalSeen: amountSeen ?? undefined,
      }),
  },
  settlePending: { outsideTransaction: confirmUnpaidOrdersPayment },
  lookup: { outsideTransaction: sendOrderLink },
};
