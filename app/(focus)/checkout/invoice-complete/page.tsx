import type { Metadata } from "next";
import { InvoicePaid } from "@/components/checkout/complete/invoice-paid";
import { NoOrder } from "@/components/checkout/complete/no-order";
import { readInvoiceByToken } from "@/lib/data/placed-order";
import { paths } from "@/lib/navigation/paths";
import { linkToken } from "@/lib/server/link-token";
import { visitorMarket } from "@/lib/server/market";
import { messagesOf } from "@/lib/server/words";

interface PageProps {
  searchParams: Promise<{ invoice?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  const { metaTitle: title, noTokenText: description } = messagesOf(language, "checkout").invoiceComplete;
  return { title, description };
}

/** An invoice by the key in its address, which no running number is. */
export default async function InvoiceCompletePage({ searchParams }: PageProps) {
  const token = linkToken((await searchParams).invoice);
  const { language } = await visitorMarket();
  const { invoiceComplete: words, complete } = messagesOf(language, "checkout");
  const invoice = token && (await readInvoiceByToken(token));
  const way = { href: paths.invoices, label: words.myInvoices };
  if (!invoice)
    return <NoOrder title={words.noTokenTitle} text={words.noTokenText} way={way} words={complete} />;
  return <InvoicePaid invoice={invoice} language={language} words={words} />;
}
