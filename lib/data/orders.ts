import "server-only";
import type { UpstreamCallInput } from "@/lib/server/upstream/call-upstream";
import type { Response } from "@/lib/contract/calls";
import { readOwnAsVisitor, tryReadAsVisitor } from "./visitor-calls";

interface OrdersPageQuery {
  readonly size?: number;
  readonly page: number;
  readonly paid?: boolean | undefined;
}

export type ListedOrder = Response<"orders.history">["results"][number];

export async function readOrderHistory(query: OrdersPageQuery) {
  return readOwnAsVisitor("orders.history", { query });
}

export async function readUnpaidOrders(query: OrdersPageQuery) {
  return readOwnAsVisitor("orders.pending", { query });
}

export async function readOrder(id: number) {
  return readOwnAsVisitor("orders.get", { params: { id } });
}

/** Undefined on a failure: then no order is preselected for payment. */
export async function readUnpaidOrdersPayment(ids: readonly number[]) {
  return tryReadAsVisitor("orders.pendingPayment", { query: { order_ids: ids.join(",") } });
}

export async function readInvoices(query: OrdersPageQuery) {
  return readOwnAsVisitor("invoices.list", { query });
}

export async function readInvoice(id: number) {
  return readOwnAsVisitor("invoices.get", { params: { id } });
}

/** Undefined on a failure: the list is shown without the total. */
export async function readInvoiceTotal(country: string) {
  return tryReadAsVisitor("invoices.total", {}, { country });
}

export async function readKits(country: string) {
  return readOwnAsVisitor("orderSupplies.kits", {}, { country });
}

export async function readSuppliesOrders(query: { readonly page: number; readonly search: string }) {
  return readOwnAsVisitor("orderSupplies.list", { query });
}

export async function readAdminOrders(query: NonNullable<UpstreamCallInput<"adminOrders.list">["query"]>) {
  return readOwnAsVisitor("adminOrders.list", { query });
}

export async function readAdminOrder(id: number) {
  return readOwnAsVisitor("adminOrders.get", { params: { id } });
}
