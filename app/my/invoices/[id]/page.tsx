import { notFound } from "next/navigation";
import { readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { InvoiceView } from "@/components/orders/invoices/invoice-view";
import { payOrderHref } from "@/lib/navigation/pay-href";
import { paths } from "@/lib/navigation/paths";
import { visitorMetadata } from "@/lib/server/market";
import { parseId } from "@/lib/server/page-params";
import { requireUser } from "@/lib/server/session/visitor";

export const generateMetadata = visitorMetadata("invoices", (t) => ({ title: t("title") }));

/** Used by vets too, whose list is on another page. */
export default async function InvoicePage({ params }: PageProps<"/my/invoices/[id]">) {
  const id = parseId((await params).id) ?? notFound();
  const user = await requireUser(paths.invoice(id));
  const invoice = await readOwnAsVisitor("invoices.get", { params: { id } });
  return (
    <InvoiceView
      invoice={invoice}
      listPath={user.type === "vet" ? paths.vetInvoices : paths.invoices}
      payAt={payOrderHref(user.type, invoice.orderId)}
    />
  );
}
