import { and, eq, isNull, or, sql } from "drizzle-orm";
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
  where: isOrderOf,
  order: [allOrders.id],
} as const satisfies ExportSection;

export const lines = {
  tables: [orderLines],
  columns: columns.ownOrderLines,
  joins: [[allOrders, eq(allOrders.id, orderLines.orderId)]],
  where: isOrderOf,
  order: [orderLines.orderId, orderLines.position],
} as const satisfies ExportSection;

export const events = {
  tables: [orderEvents],
  columns: columns.ownOrderEvents,
  joins: [[allOrders, eq(allOrders.id, orderEvents.orderId)]],
  where: isOrderOf,
  order: [orderEvents.id],
} as const satisfies ExportSection;

export const invoices = {
  tables: [allInvoices],
  columns: columns.ownInvoices,
  joins: [[allOrders, eq(allOrders.id, allInvoices.orderId)]],
  where: isOrderOf,
  order: [allInvoices.id],
} as const satisfies ExportSection;

export const payments = {
  tables: [allPayments, paymentOrders],
  columns: paymentColumns.ownPayments,
  joins: [
    [paymentOrders, eq(paymentOrders.paymentId, allPayments.id)],
    [allOrders, eq(allOrders.id, paymentOrders.orderId)],
  ],
  where: isOrderOf,
  order: [allPayments.createdAt, allPayments.id],
} as const satisfies ExportSection;

export const refunds = {
  tables: [allRefunds],
  columns: paymentColumns.ownRefunds,
  joins: [[allOrders, eq(allOrders.id, allRefunds.orderId)]],
  where: isOrderOf,
  order: [allRefunds.createdAt, allRefunds.id],
} as const satisfies ExportSection;

export const refundUnits = {
  tables: [refundLines],
  columns: paymentColumns.ownRefundUnits,
  joins: [
    [orderLines, eq(orderLines.id, refundLines.orderLineId)],
    [allOrders, eq(allOrders.id, orderLines.orderId)],
  ],
  where: isOrderOf,
  order: [refundLines.orderLineId, refundLines.refundId],
} as const satisfies ExportSection;

export const disputes = {
  tables: [paymentDisputes],
  columns: paymentColumns.ownDisputes,
  joins: [
    [paymentOrders, eq(paymentOrders.paymentId, paymentDisputes.paymentId)],
    [allOrders, eq(allOrders.id, paymentOrders.orderId)],
  ],
  where: isOrderOf,
  order: [paymentDisputes.createdAt, allOrders.id],
} as const satisfies ExportSection;

export const subscriptions = {
  tables: [allSubscriptions, subscriptionOrders],
  columns: columns.ownSubscriptions,
  joins: [
    [subscriptionOrders, eq(subscriptionOrders.subscriptionId, allSubscriptions.id)],
    [allOrders, eq(allOrders.id, subscriptionOrders.orderId)],
    [products, eq(products.id, allSubscriptions.productId)],
  ],
  where: isOrderOf,
  order: [allSubscriptions.createdAt, allOrders.id],
} as const satisfies ExportSection;

/** Clients of advance orders that the owner placed, or in which the owner is the client. */
export const clients = {
  tables: [suppliesOrders],
  columns: columns.ownClients,
  joins: [[allOrders, eq(allOrders.id, suppliesOrders.orderId)]],
  where: (owner) => or(isOrderOf(owner), eq(suppliesOrders.email, owner.email)),
  order: [suppliesOrders.orderId],
} as const satisfies ExportSection;
