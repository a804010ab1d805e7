import type ordersDesk from "@/messages/en/orders-desk.json";

/** As they stand in the messages: whose order it is, the browser fills in. */
export type DeskWords = typeof ordersDesk;
