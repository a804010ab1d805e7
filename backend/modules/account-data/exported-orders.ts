import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import { advanceOrders } from "@/backend/db/schema/advance-orders";
import * as orderTables from "@/backend/db/schema/orders";
import * as paymentTables from "@/backend/db/schema/payments";
import { products } from "@/backend/db/schema/catalogue";
import { subscriptionOrders, subscriptions as allSubscriptions } from "@/backend/db/schema/subscriptions";
import * as columns from "./exported-columns";
import type { Kind, Whose } from "./exported-kind";

const { orders: allOrders, orderLines, orderEvents, invoices: allInvoices } = orderTables;
const { payments: allPayments, paymentOrders, refunds: allRefunds } = paymentTables;

/** Placed while signed in, or as a guest with the same mailbox. Of another account's an address in it makes nobody the owner. */
export const isTheirs = ({ id, email }: Whose) =>
  or(eq(allOrders.userId, id), and(isNull(allOrders.userId), eq(sql`lower(${allOrders.email})`, email)));

export const orders = {
  of: [allOrders],
  columns: columns.ownOrders,
  read: (tx, whose) =>
    tx.select(columns.ownOrders).from(allOrders).where(isTheirs(whose)).orderBy(asc(allOrders.id)),
} as const satisfies Kind;

export const lines = {
  of: [orderLines],
  columns: columns.ownOrderLines,
  read: (tx, whose) =>
    tx
      .select(columns.ownOrderLines)
      .from(orderLines)
      .innerJoin(allOrders, and(eq(allOrders.id, orderLines.orderId), isTheirs(whose)))
      .orderBy(asc(orderLines.orderId), asc(orderLines.position)),
} as const satisfies Kind;

export const events = {
  of: [orderEvents],
  columns: columns.ownOrderEvents,
  read: (tx, whose) =>
    tx
      .select(columns.ownOrderEvents)
      .from(orderEvents)
      .innerJoin(allOrders, and(eq(allOrders.id, orderEvents.orderId), isTheirs(whose)))
      .orderBy(asc(orderEvents.id)),
} as const satisfies Kind;

export const invoices = {
  of: [allInvoices],
  columns: columns.ownInvoices,
  read: (tx, whose) =>
    tx
      .select(columns.ownInvoices)
      .from(allInvoices)
      .innerJoin(allOrders, and(eq(allOrders.id, allInvoices.orderId), isTheirs(whose)))
      .orderBy(asc(allInvoices.id)),
} as const satisfies Kind;

export const payments = {
  of: [allPayments, paymentOrders],
  columns: columns.ownPayments,
  read: (tx, whose) =>
    tx
      .select(columns.ownPayments)
      .from(allPayments)
      .innerJoin(paymentOrders, eq(paymentOrders.paymentId, allPayments.id))
      .innerJoin(allOrders, and(eq(allOrders.id, paymentOrders.orderId), isTheirs(whose)))
      .orderBy(asc(allPayments.createdAt), asc(allPayments.id)),
} as const satisfies Kind;

export const refunds = {
  of: [allRefunds],
  columns: columns.ownRefunds,
  read: (tx, whose) =>
    tx
      .select(columns.ownRefunds)
      .from(allRefunds)
      .innerJoin(allOrders, and(eq(allOrders.id, allRefunds.orderId), isTheirs(whose)))
      .orderBy(asc(allRefunds.createdAt), asc(allRefunds.id)),
} as const satisfies Kind;

export const subscriptions = {
  of: [allSubscriptions, subscriptionOrders],
  columns: columns.ownSubscriptions,
  read: (tx, whose) =>
    tx
      .select(columns.ownSubscriptions)
      .from(allSubscriptions)
      .innerJoin(subscriptionOrders, eq(subscriptionOrders.subscriptionId, allSubscriptions.id))
      .innerJoin(allOrders, and(eq(allOrders.id, subscriptionOrders.orderId), isTheirs(whose)))
      .innerJoin(products, eq(products.id, allSubscriptions.productId))
      .orderBy(asc(allSubscriptions.createdAt), asc(allOrders.id)),
} as const satisfies Kind;

/** Of orders in advance: those one placed, and those one is the client of. */
export const clients = {
  of: [advanceOrders],
  columns: columns.ownClients,
  read: (tx, whose) =>
    tx
      .select(columns.ownClients)
      .from(advanceOrders)
      .innerJoin(allOrders, eq(allOrders.id, advanceOrders.orderId))
      .where(or(isTheirs(whose), eq(advanceOrders.email, whose.email)))
      .orderBy(asc(advanceOrders.orderId)),
} as const satisfies Kind;
