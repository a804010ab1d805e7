import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { InvoiceView } from "@/components/orders/invoices/invoice-view";
import { payOrderHref } from "@/lib/navigation/pay-href";
import { paths } from "@/lib/navigation/paths";
import { translate } from "@/lib/i18n/translate";
import { parseId } from "@/lib/server/page-params";
import { requireUser } from "@/lib/server/session/visitor";

/** Once per request: the title needs it too. */
const readInvoice = cache((id: number) => readOwnAsVisitor("invoices.get", { params: { id } }));

export async function generateMetadata({ params }: PageProps<"/my/invoices/[id]">): Promise<Metadata> {
  const id = parseId((await params).id) ?? notFound();
  await requireUser(paths.invoice(id));
  const { number } = await readInvoice(id);
  return { title: translate("invoices")("invoice.title", { number }) };
}

/** Used by vets too, whose list is on another page. */
export default async function InvoicePage({ params }: PageProps<"/my/invoices/[id]">) {
  const id = parseId((await params).id) ?? notFound();
  const user = await requireUser(paths.invoice(id));
  const invoice = await readInvoice(id);
  return (
    <InvoiceView
      invoice={invoice}
      listPath={user.type === "vet" ? paths.vetInvoices : paths.invoices}
      payAt={payOrderHref(user.type, invoice.orderId)}
    />
  );
}
