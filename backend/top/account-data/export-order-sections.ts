import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import { suppliesOrders } from "@/backend/db/schema/order-supplies";
import * as orderTables from "@/backend/db/schema/orders";
import * as paymentTables from "@/backend/db/schema/payments";
import { products } from "@/backend/db/schema/catalogue";
import { subscriptionOrders, subscriptions as allSubscriptions } from "@/backend/db/schema/subscriptions";
import * as columns from "./export-columns";
import * as paymentColumns from "./export-payment-columns";
import type { AccountOwner } from "@/backend/kernel/audit/erase";
import type { ExportSection } from "./export-types";

const { orders: allOrders, orderLines, orderEvents, invoices: allInvoices } = orderTables;
const {
  payments: allPayments,
  paymentOrders,
  refunds: allRefunds,
  refundLines,
  paymentDisputes,
} = paymentTables;

/** Orders placed while signed in, or as a guest with the same email. An order of another account never matches by email. */
export const isOrderOf = ({ id, email }: AccountOwner) =>
  or(eq(allOrders.userId, id), and(isNull(allOrders.userId), eq(sql`lower(${allOrders.email})`, email)));

export const orders = {
  tables: [allOrders],
  columns: columns.ownOrders,
  read: (tx, owner) =>
    tx.select(columns.ownOrders).from(allOrders).where(isOrderOf(owner)).orderBy(asc(allOrders.id)),
} as const satisfies ExportSection;

export const lines = {
  tables: [orderLines],
  columns: columns.ownOrderLines,
  read: (tx, owner) =>
    tx
      .select(columns.ownOrderLines)
      .from(orderLines)
      .innerJoin(allOrders, and(eq(allOrders.id, orderLines.orderId), isOrderOf(owner)))
      .orderBy(asc(orderLines.orderId), asc(orderLines.position)),
} as const satisfies ExportSection;

export const events = {
  tables: [orderEvents],
  columns: columns.ownOrderEvents,
  read: (tx, owner) =>
    tx
      .select(columns.ownOrderEvents)
      .from(orderEvents)
      .innerJoin(allOrders, and(eq(allOrders.id, orderEvents.orderId), isOrderOf(owner)))
      .orderBy(asc(orderEvents.id)),
} as const satisfies ExportSection;

export const invoices = {
  tables: [allInvoices],
  columns: columns.ownInvoices,
  read: (tx, owner) =>
    tx
      .select(columns.ownInvoices)
      .from(allInvoices)
      .innerJoin(allOrders, and(eq(allOrders.id, allInvoices.orderId), isOrderOf(owner)))
      .orderBy(asc(allInvoices.id)),
} as const satisfies ExportSection;

export const payments = {
  tables: [allPayments, paymentOrders],
  columns: paymentColumns.ownPayments,
  read: (tx, owner) =>
    tx
      .select(paymentColumns.ownPayments)
      .from(allPayments)
      .innerJoin(paymentOrders, eq(paymentOrders.paymentId, allPayments.id))
      .innerJoin(allOrders, and(eq(allOrders.id, paymentOrders.orderId), isOrderOf(owner)))
      .orderBy(asc(allPayments.createdAt), asc(allPayments.id)),
} as const satisfies ExportSection;

export const refunds = {
  tables: [allRefunds],
  columns: paymentColumns.ownRefunds,
  read: (tx, owner) =>
    tx
      .select(paymentColumns.ownRefunds)
      .from(allRefunds)
      .innerJoin(allOrders, and(eq(allOrders.id, allRefunds.orderId), isOrderOf(owner)))
      .orderBy(asc(allRefunds.createdAt), asc(allRefunds.id)),
} as const satisfies ExportSection;

export const refundUnits = {
  tables: [refundLines],
  columns: paymentColumns.ownRefundUnits,
  read: (tx, owner) =>
    tx
      .select(paymentColumns.ownRefundUnits)
      .from(refundLines)
      .innerJoin(orderLines, eq(orderLines.id, refundLines.orderLineId))
      .innerJoin(allOrders, and(eq(allOrders.id, orderLines.orderId), isOrderOf(owner)))
      .orderBy(asc(refundLines.orderLineId), asc(refundLines.refundId)),
} as const satisfies ExportSection;

export const disputes = {
  tables: [paymentDisputes],
  columns: paymentColumns.ownDisputes,
  read: (tx, owner) =>
    tx
      .select(paymentColumns.ownDisputes)
      .from(paymentDisputes)
      .innerJoin(paymentOrders, eq(paymentOrders.paymentId, paymentDisputes.paymentId))
      .innerJoin(allOrders, and(eq(allOrders.id, paymentOrders.orderId), isOrderOf(owner)))
      .orderBy(asc(paymentDisputes.createdAt), asc(allOrders.id)),
} as const satisfies ExportSection;

export const subscriptions = {
  tables: [allSubscriptions, subscriptionOrders],
  columns: columns.ownSubscriptions,
  read: (tx, owner) =>
    tx
      .select(columns.ownSubscriptions)
      .from(allSubscriptions)
      .innerJoin(subscriptionOrders, eq(subscriptionOrders.subscriptionId, allSubscriptions.id))
      .innerJoin(allOrders, and(eq(allOrders.id, subscriptionOrders.orderId), isOrderOf(owner)))
      .innerJoin(products, eq(products.id, allSubscriptions.productId))
      .orderBy(asc(allSubscriptions.createdAt), asc(allOrders.id)),
} as const satisfies ExportSection;

/** Clients of advance orders that the owner placed, or in which the owner is the client. */
export const clients = {
  tables: [suppliesOrders],
  columns: columns.ownClients,
  read: (tx, owner) =>
    tx
      .select(columns.ownClients)
      .from(suppliesOrders)
      .innerJoin(allOrders, eq(allOrders.id, suppliesOrders.orderId))
      .where(or(isOrderOf(owner), eq(suppliesOrders.email, owner.email)))
      .orderBy(asc(suppliesOrders.orderId)),
} as const satisfies ExportSection;
