import { and, eq, type SQL } from "drizzle-orm";
import { renderDocument } from "@/backend/kernel/documents/document-renderer";
import type { Tx } from "@/backend/db/client";
import { invoices, orders } from "@/backend/db/schema/orders";
import { type Context, GeneratedFile, type Input, type SignedInContext } from "@/backend/http/handler-types";
import { notFound, Refusal } from "@/backend/http/refusals";
import type { Settings } from "@/backend/http/settings";
import { findInvoice, invoiceDocument } from "@/backend/orders/public/find-invoice";

/** 404 for invoices of other users. */
export async function readCustomerInvoice(
  { tx, caller: { user }, settings }: SignedInContext,
  { params: { id } }: Input<"invoices.get">,
) {
  return findOrNotFound(tx, and(eq(invoices.id, id), eq(orders.userId, user.id)), settings);
}

/** The token is only in the buyer's mail and on their order page. */
export async function readInvoiceByToken(
  { tx, settings }: Context,
  { params: { token } }: Input<"invoices.byToken">,
) {
  return findOrNotFound(tx, eq(invoices.token, token), settings);
}

async function findOrNotFound(tx: Tx, where: SQL | undefined, { providers }: Settings) {
  return (await findInvoice(tx, where, providers?.transferAccount)) ?? notFound();
}

export async function toPdfFile(result: ReturnType<typeof readCustomerInvoice>) {
  const invoice = await result;
  if (invoice instanceof Refusal) return invoice;
  const content = await renderDocument(invoiceDocument, invoice);
  return content instanceof Refusal ? content : new GeneratedFile(`${invoice.number}.pdf`, content);
}
