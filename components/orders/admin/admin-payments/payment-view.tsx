import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { Timeline } from "@/components/orders/public/timeline";
import { DescriptionList } from "@/components/ui/description-list";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { Table } from "@/components/ui/table";
import { formatMoney } from "@/lib/domain/format";
import { formatInstant } from "@/lib/domain/format-instant";
import { paths } from "@/lib/navigation/paths";
import type { Response } from "@/lib/contract/calls";
import { PaymentActions } from "./payment-actions-client";
import { PaymentBadge } from "./payment-row";

type Payment = Response<"adminPayments.get">;

interface PaymentViewProps {
  readonly payment: Payment;
}

/** A payment as administrators see it: its orders, what went back, and the actions. */
export function PaymentView({ payment }: PaymentViewProps) {
  const tOrders = translate("orders");
  const t = translate("adminPayments");
  const language = requestLanguage();
  const { amount, currency, refundable } = payment;
  return (
    <>
      <p>
        <Link href={paths.adminPayments}>{t("back")}</Link>
      </p>
      <h1 className="flex flex-wrap items-center gap-3">
        {t("detail", { amount: formatMoney({ amount, currency }, language) })}
        <PaymentBadge status={payment.status} />
      </h1>
      {payment.attention !== null && !payment.isClosed && (
        <p className={cn(cardStyles, "bg-carrier-soft font-medium")}>{t(`reasons.${payment.attention}`)}</p>
      )}
      <Facts payment={payment} />
      <TransferRefund payment={payment} />
      <ClientMessages areas={["adminOrders.refund", "adminPayments.actions"]}>
        <PaymentActions
          paymentId={payment.id}
          canRetry={payment.canRetry}
          refundable={refundable === "0.00" ? undefined : { amount: refundable, currency, units: [] }}
          refundCount={payment.refunds.length}
        />
      </ClientMessages>
      <Refunds payment={payment} />
      {payment.events.length > 0 && (
        <section aria-labelledby="timeline" className={cn(cardStyles, "grid gap-3")}>
          <h2 id="timeline">{t("timeline")}</h2>
          <Timeline
            entries={payment.events.map(({ kind, at, amount: sum, note, actor }) => ({
              label: tOrders(`order.events.${kind}`),
              when: [formatInstant(at), actor].filter(Boolean).join(" · "),
              notes: [sum && formatMoney({ amount: sum, currency }, language), note].flatMap(
                (text) => text || [],
              ),
            }))}
          />
        </section>
      )}
    </>
  );
}

function Facts({ payment }: PaymentViewProps) {
  const t = translate("adminPayments");
  const { provider, providerId, card, problem, refunded, currency, createdAt, settledAt, orders } = payment;
  const facts = [
    [t("provider"), [t(`providers.${provider}`), card].filter(Boolean).join(", ")],
    [t("reference"), providerId],
    [t("when"), formatInstant(settledAt ?? createdAt)],
    [
      t("refunded"),
      refunded === "0.00" ? null : formatMoney({ amount: refunded, currency }, requestLanguage()),
    ],
    [t("problem"), problem],
    ...payment.disputes.map(
      ({ reference, state }) => [t("dispute"), `${t(`disputes.${state}`)} (${reference})`] as const,
    ),
  ] as const;
  return (
    <section aria-labelledby="facts" className={cn(cardStyles, "grid gap-3")}>
      <h2 id="facts">{t("facts")}</h2>
      <DescriptionList rows={facts} layout="beside" className="grid gap-3" />
      {orders.map(({ id, number, name, email, state }) => (
        <p key={id} className="wrap-anywhere">
          {state === "draft" ? (
            t("draftOrder", { number, name, email })
          ) : (
            <Link href={paths.adminOrder(id)}>{t("order", { number, name, email })}</Link>
          )}
        </p>
      ))}
    </section>
  );
}

/** The bank reference is recorded with the order: its page has the refund. */
function TransferRefund({ payment: { provider, amount, refunded, orders } }: PaymentViewProps) {
  const t = translate("adminPayments");
  const [order] = orders;
  if (provider !== "transfer" || refunded === amount || order === undefined) return null;
  return (
    <section aria-labelledby="refund" className={cn(cardStyles, "grid gap-3")}>
      <h2 id="refund">{t("actions.refund")}</h2>
      <p>{t("transferText")}</p>
      <p>
        <Link href={paths.adminOrder(order.id)}>{t("transferOrder", { number: order.number })}</Link>
      </p>
    </section>
  );
}

function Refunds({ payment }: PaymentViewProps) {
  const t = translate("adminPayments");
  if (payment.refunds.length === 0) return null;
  const keys = ["status", "amount", "when", "reason", "by"] as const;
  return (
    <Table
      caption={t("refunds")}
      columns={keys.map((key) => ({ key, label: t(key), isNumber: key === "amount" }))}
      rows={payment.refunds.map(({ state, amount, at, reason, isFromProvider, by }, index) => ({
        key: String(index),
        cells: {
          status: t(`refundStates.${state}`),
          amount: formatMoney({ amount, currency: payment.currency }, requestLanguage()),
          when: formatInstant(at),
          reason: isFromProvider ? t("atProvider") : reason,
          by: isFromProvider ? t(`providers.${payment.provider}`) : (by ?? t("shop")),
        },
      }))}
    />
  );
}
