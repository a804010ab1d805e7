import { and, eq, type SQL } from "drizzle-orm";
import { makeInvoice } from "@/backend/documents/make-invoice";
import type { Tx } from "@/backend/db/client";
import { invoices, orders } from "@/backend/db/schema/orders";
import { MadeFile } from "@/backend/http/handlers";
import { notFound, notSignedIn, Refusal } from "@/backend/http/refusals";
import type { Settings } from "@/backend/http/settings";
import type { Visit } from "@/backend/http/visit";
import { readInvoice } from "./read-invoice";

interface Asked {
  readonly tx: Tx;
  readonly visit: Visit;
  readonly settings: Settings;
}

/** One's own; another's is nobody's. */
export async function showOwnInvoice({ tx, visit: { person }, settings }: Asked, id: number) {
  if (person === undefined) return notSignedIn();
  return show(tx, and(eq(invoices.id, id), eq(orders.userId, person.id)), settings);
}

/** Whoever holds the word has it from the buyer's mail or screen. */
export async function showByToken({ tx, settings }: Asked, token: string) {
  return show(tx, eq(invoices.token, token), settings);
}

async function show(tx: Tx, where: SQL | undefined, { providers }: Settings) {
  return (await readInvoice(tx, where, providers?.transferAccount)) ?? notFound();
}

export async function asFile(shown: ReturnType<typeof showOwnInvoice>) {
  const invoice = await shown;
  if (invoice instanceof Refusal) return invoice;
  return new MadeFile(`${invoice.number}.pdf`, await makeInvoice(invoice));
}
