import { translate } from "@/lib/i18n/translate";
import { LinkButton } from "@/components/links/link-button";
import { InvoicePaid } from "@/components/orders/checkout/complete/invoice-paid";
import { OrderNotFound } from "@/components/orders/checkout/complete/order-not-found";
import { readInvoiceByToken } from "@/lib/data/orders/checkout-complete";
import { paths } from "@/lib/navigation/paths";
import { parseLinkToken } from "@/lib/server/page-params";
import { visitorMarket, visitorMetadata } from "@/lib/server/market";

export const generateMetadata = visitorMetadata("checkout", (t) => ({
  title: t("invoiceComplete.metaTitle"),
  description: t("invoiceComplete.noTokenText"),
}));

/** An invoice by the token in its URL, which unlike its number cannot be guessed. */
export default async function InvoiceCompletePage({ searchParams }: PageProps<"/checkout/invoice-complete">) {
  const token = parseLinkToken((await searchParams).invoice);
  await visitorMarket();
  const t = translate("checkout");
  const invoice = token && (await readInvoiceByToken(token));
  if (!invoice)
    return (
      <OrderNotFound
        title={t("invoiceComplete.noTokenTitle")}
        text={t("invoiceComplete.noTokenText")}
        action={<LinkButton href={paths.invoices}>{t("invoiceComplete.myInvoices")}</LinkButton>}
        link={{ href: paths.store, label: t("complete.toStore") }}
      />
    );
  return <InvoicePaid invoice={invoice} />;
}
