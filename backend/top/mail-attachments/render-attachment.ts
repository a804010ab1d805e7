import { eq } from "drizzle-orm";
import type { AttachedFile } from "@/backend/kernel/mail/transport";
import { renderDocument } from "@/backend/kernel/documents/document-renderer";
import type { Db } from "@/backend/db/client";
import { invoices } from "@/backend/db/schema/orders";
import { Refusal } from "@/backend/http/refusals";
import { issuedDocuments } from "@/backend/db/schema/documents";
import type { MailAttachment } from "@/backend/db/schema/outbox";
import { documentFileName } from "@/backend/animals/public/document-file-name";
import { findInvoice, invoiceDocument } from "@/backend/orders/public/find-invoice";

/** Renders an attachment as it is when the mail is sent. Undefined if the document no longer exists. */
export async function renderAttachment(
  db: Db,
  attachment: MailAttachment,
  transferAccount: string | undefined,
): Promise<AttachedFile | undefined> {
  if (attachment.kind === "issued-document") return readIssuedDocument(db, attachment.documentId);
  return renderInvoice(db, attachment.invoiceId, transferAccount);
}

async function readIssuedDocument(db: Db, documentId: number): Promise<AttachedFile | undefined> {
  const [row] = await db.select().from(issuedDocuments).where(eq(issuedDocuments.id, documentId));
  if (row === undefined) return undefined;
  return { filename: documentFileName(row), contentType: "application/pdf", content: row.pdf };
}

async function renderInvoice(
  db: Db,
  invoiceId: number,
  transferAccount: string | undefined,
): Promise<AttachedFile | undefined> {
  const invoice = await findInvoice(db, eq(invoices.id, invoiceId), transferAccount);
  if (invoice === undefined) return undefined;
  const content = await renderDocument(invoiceDocument, invoice);
  // The mail's job is tried again later.
  if (content instanceof Refusal) throw new Error("Too many documents are waiting to be rendered.");
  return { filename: `${invoice.number}.pdf`, contentType: "application/pdf", content };
}
