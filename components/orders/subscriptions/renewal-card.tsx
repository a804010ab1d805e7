import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import type { Order } from "@/components/orders/orders/order-types";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { formatMoney } from "@/lib/domain/format";
import { formatInstantDay } from "@/lib/domain/format-instant";
import { CancelRenewal } from "./cancel-renewal-client";
import type { CancelRenewalProps } from "./cancel-renewal-dialog-client";

interface RenewalCardProps {
  readonly renewal: NonNullable<Order["renewal"]>;
  readonly by: CancelRenewalProps["by"];
  /** Default: that of the request. */
  readonly country?: string;
}

/** State and next date of a yearly subscription, with a button to cancel it. */
export function RenewalCard({ renewal, by, country }: RenewalCardProps) {
  const t = translate("subscriptions");
  const { state, isRenewal, canEnd } = renewal;
  const date = formatInstantDay(renewal.runsUntil, country);
  const amount = formatMoney(renewal, requestLanguage());
  const isAdmin = "orderId" in by;
  return (
    <section aria-labelledby="renewal" className={cn(cardStyles, "grid gap-3 print:break-inside-avoid")}>
      <h2 id="renewal" className="text-title-3">
        {t("title")}
      </h2>
      <p>
        {state === "active" ? t(isAdmin ? "admin.active" : "active", { date, amount }) : t(state, { date })}
        {isRenewal && ` ${t("isRenewal")}`}
      </p>
      <ClientMessages areas={["subscriptions.confirm"]}>
        <CancelRenewal canCancel={canEnd} by={by} runsUntil={date} label={t("end")} />
      </ClientMessages>
    </section>
  );
}
