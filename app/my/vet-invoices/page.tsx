import { readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { translate } from "@/lib/i18n/translate";
import { InvoicesScreen } from "@/app/my/_orders/invoices-screen";
import { chosenOrders, UnpaidOrders } from "@/app/my/_orders/unpaid-orders";
import { ReturnedPaymentSection } from "@/app/my/_orders/returned-payment-section";
import { limits } from "@/lib/config/limits";
import { ordersQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";
import { visitorMetadata } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

export const generateMetadata = visitorMetadata("invoices", (t) => ({ title: t("vetTitle") }));

/** Invoices of a practice, with the form to pay them. */
export default async function VetInvoicesPage({ searchParams }: PageProps<"/my/vet-invoices">) {
  const user = await requireTool("vet-invoices");
  const params = await searchParams;
  const t = translate("invoices");
  const open = await readOwnAsVisitor("orders.pending", { query: { page: 1, size: limits.maxPageSize } });
  const unpaid = { orders: open.results, selected: params["order"] };
  const isChosen = chosenOrders(unpaid).length > 0;
  const payment = open.results.length > 0 && (
    <section aria-labelledby="pay" className="grid grid-cols-1 gap-4">
      <h2 id="pay" className="scroll-mt-24">
        {t("pay")}
      </h2>
      <UnpaidOrders {...unpaid} user={user} />
    </section>
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{t("vetTitle")}</h1>
      <p className="text-lead text-quiet">{t("vetIntro")}</p>
      <ReturnedPaymentSection params={params} />
      {isChosen && payment}
      <InvoicesScreen path={paths.vetInvoices} payAt="#pay" query={ordersQuery.parse(params)} />
      {!isChosen && payment}
    </div>
  );
}
