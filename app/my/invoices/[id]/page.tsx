import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { InvoiceView } from "@/components/invoices/invoice-view";
import { readInvoice } from "@/lib/data/orders";
import { payHref } from "@/lib/navigation/pay-href";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { parseId } from "@/lib/server/page-params";
import { requirePerson } from "@/lib/server/session/visitor";
import { wordsOf } from "@/lib/server/words";

interface PageProps {
  readonly params: Promise<{ readonly id: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  return { title: wordsOf(language, "invoices")("title") };
}

/** Of practices too, whose list stands elsewhere. */
export default async function InvoicePage({ params }: PageProps) {
  const id = parseId((await params).id) ?? notFound();
  const person = await requirePerson(paths.invoice(id));
  const invoice = await readInvoice(id);
  const { language } = await visitorMarket();
  return (
    <InvoiceView
      invoice={invoice}
      listPath={person.type === "vet" ? paths.vetInvoices : paths.invoices}
      payAt={payHref(person.type, invoice.orderId)}
      country={person.countryCode}
      language={language}
      words={wordsOf(language, "invoices")}
    />
  );
}
