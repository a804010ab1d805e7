import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { OrderLookupForm } from "@/components/orders/orders/order-lookup-form-client";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket, visitorMetadata } from "@/lib/server/market";

export const generateMetadata = visitorMetadata("orders", (t) => ({
  title: t("lookup.title"),
  description: t("lookup.description"),
}));

export default async function OrderLookupPage() {
  await visitorMarket();
  const t = translate("orders");
  return (
    <div className={cn(cardStyles, "mx-auto grid w-full max-w-form gap-6")}>
      <h1>{t("lookup.title")}</h1>
      <p>{t("lookup.text")}</p>
      <ClientMessages areas={["orders.lookup"]}>
        <OrderLookupForm />
      </ClientMessages>
      <p className="text-quiet">
        {t("lookup.login")} <Link href={paths.loginFor(paths.orders)}>{t("lookup.toLogin")}</Link>
      </p>
    </div>
  );
}
