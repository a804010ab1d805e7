import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { OrderSteps } from "@/components/shop/resources/order-steps";
import { LinkButton } from "@/components/links/link-button";
import { paths } from "@/lib/navigation/paths";
import { visitorMetadata } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

export const generateMetadata = visitorMetadata("resources", (t) => ({ title: t("order.title") }));

export default async function HowToOrderPage() {
  const user = await requireTool("how-to-order");
  const t = translate("resources");
  return (
    <div className="grid max-w-text grid-cols-1 gap-8">
      <div className="grid gap-2">
        <p>
          <Link href={paths.myResources}>{t("order.back")}</Link>
        </p>
        <h1>{t("order.title")}</h1>
        <p className="text-lead text-quiet">{t("order.intro")}</p>
      </div>
      <section aria-labelledby="steps">
        <h2 id="steps">{t("order.steps")}</h2>
        <OrderSteps />
      </section>
      <section aria-labelledby="paying" className="grid gap-3">
        <h2 id="paying">{t("order.paying")}</h2>
        <p>{t("order.account")}</p>
        <p>{t("order.overdue")}</p>
        <div>
          <LinkButton href={paths.vetInvoices} kind="secondary">
            {t("order.invoices")}
          </LinkButton>
        </div>
      </section>
      <section aria-labelledby="advance" className="grid gap-3">
        <h2 id="advance">{t("order.advance")}</h2>
        <p>{t("order.advanceText")}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton href={paths.advanceResults} kind="secondary">
            {t("order.advanceLink")}
          </LinkButton>
          {user.canOrderSupplies && (
            <LinkButton href={paths.orderSupplies} kind="secondary">
              {t("order.suppliesLink")}
            </LinkButton>
          )}
        </div>
      </section>
    </div>
  );
}
