import { requestLanguage, translate } from "@/lib/i18n/translate";
import type { ListRow } from "@/components/orders/public/row-list";
import type { Meaning } from "@/components/ui/meaning-styles";
import { StateBadge } from "@/components/ui/state-badge";
import { formatMoney } from "@/lib/domain/format";
import { formatInstant } from "@/lib/domain/format-instant";
import { paths } from "@/lib/navigation/paths";
import type { Response } from "@/lib/contract/calls";

type ListedPayment = Response<"adminPayments.list">["results"][number];

export function toPaymentRow(payment: ListedPayment): ListRow {
  const t = translate("adminPayments");
  const { id, provider, amount, currency, orders, updatedAt, attention, isClosed } = payment;
  const numbers = orders.map(({ number }) => number).join(", ");
  const buyer = orders[0] ? [`${orders[0].name} · ${orders[0].email}`] : [];
  const why = attention !== null && !isClosed ? [t(`reasons.${attention}`)] : [];
  const days = Math.floor((Date.now() - Date.parse(updatedAt)) / 86_400_000);
  const when = t("changed", { date: formatInstant(updatedAt), days });
  return {
    key: id,
    href: paths.adminPayment(id),
    title:
      numbers === ""
        ? t(`providers.${provider}`)
        : t("row", { numbers, provider: t(`providers.${provider}`) }),
    lines: [...why, ...buyer, when],
    badge: <PaymentBadge status={payment.status} />,
    amount: formatMoney({ amount, currency }, requestLanguage()),
  };
}

const meanings: Readonly<Record<string, Meaning>> = {
  succeeded: "clear",
  held: "carrier",
  disputed: "affected",
  "dispute-lost": "affected",
  failed: "affected",
};

/** Status by colour, symbol and text. */
export function PaymentBadge({ status }: { readonly status: ListedPayment["status"] }) {
  const t = translate("adminPayments");
  return <StateBadge meaning={meanings[status] ?? "unknown"}>{t(`statuses.${status}`)}</StateBadge>;
}
