import type ordersDesk from "@/messages/en/admin-orders.json";

/** As they stand in the messages: whose order it is, the browser fills in. */
export type DeskWords = typeof ordersDesk;
