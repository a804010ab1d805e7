import type { Metadata } from "next";
import { OrderLookupForm } from "@/components/orders/orders/order-lookup-form-client";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { getMessages, getTranslator } from "@/lib/i18n/messages";

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  const t = getTranslator(language, "orders");
  return { title: t("lookup.title"), description: t("lookup.description") };
}

export default async function OrderLookupPage() {
  const { language } = await visitorMarket();
  const t = getTranslator(language, "orders");
  return (
    <div className={cn(cardStyles, "mx-auto grid w-full max-w-form gap-6")}>
      <h1>{t("lookup.title")}</h1>
      <p>{t("lookup.text")}</p>
      <OrderLookupForm
        messages={getMessages(language, "orders").lookup}
        formMessages={getMessages(language, "form")}
      />
      <p className="text-quiet">
        {t("lookup.login")} <a href={paths.loginFor(paths.orders)}>{t("lookup.toLogin")}</a>
      </p>
    </div>
  );
}
