import { translate } from "@/lib/i18n/translate";
import { InvoicesScreen } from "@/app/my/_orders/invoices-screen";
import { requireOrdersTool } from "@/app/my/_orders/require-orders-tool";
import { ordersQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";
import { visitorMetadata } from "@/lib/server/market";

export const generateMetadata = visitorMetadata("invoices", (t) => ({ title: t("title") }));

export default async function InvoicesPage({ searchParams }: PageProps<"/my/invoices">) {
  const params = await searchParams;
  await requireOrdersTool("invoices", params);
  const t = translate("invoices");
  const query = ordersQuery.parse(params);
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{t("title")}</h1>
      <p className="text-lead text-quiet">{t("intro")}</p>
      <InvoicesScreen path={paths.invoices} payAt={paths.pendingOrders} query={query} />
    </div>
  );
}
