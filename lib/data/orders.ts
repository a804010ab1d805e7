import "server-only";
import { notFound } from "next/navigation";
import { visitorSessionToken } from "@/lib/server/session/visitor";
import { type AnswerOfCall, callUpstream } from "@/lib/server/upstream/call-upstream";
import type { CallResult } from "@/lib/server/upstream/result";
import { UpstreamReadError } from "@/lib/server/upstream-pages";

interface Asked {
  readonly size?: number;
  readonly page: number;
  readonly paid?: boolean | undefined;
}

export type ListedOrder = AnswerOfCall<"orders.history">["results"][number];

export async function readHistory(query: Asked) {
  return valueOf(await callUpstream("orders.history", { query }, await ofVisitor()));
}

export async function readPending(query: Asked) {
  return valueOf(await callUpstream("orders.pending", { query }, await ofVisitor()));
}

export async function readOrder(id: number) {
  return valueOf(await callUpstream("orders.one", { params: { id } }, await ofVisitor()));
}

/** Undefined where it cannot be counted just now: nothing is chosen then. */
export async function readPendingPayment(ids: readonly number[]) {
  const query = { order_ids: ids.join(",") };
  const answer = await callUpstream("orders.pendingPayment", { query }, await ofVisitor());
  return answer.ok ? answer.value : undefined;
}

export async function readInvoices(query: Asked) {
  return valueOf(await callUpstream("invoices.list", { query }, await ofVisitor()));
}

export async function readInvoice(id: number) {
  return valueOf(await callUpstream("invoices.one", { params: { id } }, await ofVisitor()));
}

/** Undefined where it cannot be read just now: the list does without, and says so. */
export async function readInvoiceTotal(country: string) {
  const asking = { ...(await ofVisitor()), country };
  const answer = await callUpstream("invoices.total", {}, asking);
  return answer.ok ? answer.value : undefined;
}

export async function readKits(country: string) {
  return valueOf(await callUpstream("advanceOrders.kits", {}, { ...(await ofVisitor()), country }));
}

export async function readAdvanceOrders(query: { readonly page: number; readonly search: string }) {
  return valueOf(await callUpstream("advanceOrders.list", { query }, await ofVisitor()));
}

type DeskQuery = NonNullable<Parameters<typeof callUpstream<"ordersDesk.list">>[1]["query"]>;

export async function readDesk(query: DeskQuery) {
  return valueOf(await callUpstream("ordersDesk.list", { query }, await ofVisitor()));
}

export async function readDeskOrder(id: number) {
  return valueOf(await callUpstream("ordersDesk.one", { params: { id } }, await ofVisitor()));
}

async function ofVisitor() {
  return { sessionToken: await visitorSessionToken() };
}

/** What is not theirs is not there; whatever else is refused is a failure. */
function valueOf<T>(result: CallResult<T>): T {
  if (result.ok) return result.value;
  if (result.status === 404) notFound();
  throw new UpstreamReadError(`orders were answered ${result.status}`);
}
