import type { ReactNode } from "react";
import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { OrderLines } from "@/components/orders/orders/order-lines";
import { RenewalCard } from "@/components/orders/subscriptions/renewal-card";
import { OrderStateBadge } from "@/components/orders/orders/order-row";
import { OrderTotals } from "@/components/orders/orders/order-totals";
import { Timeline } from "@/components/orders/public/timeline";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { Table } from "@/components/ui/table";
import { formatMoney } from "@/lib/domain/format";
import { formatInstant } from "@/lib/domain/format-instant";
import { paths } from "@/lib/navigation/paths";
import type { Response } from "@/lib/contract/calls";
import { Fulfilment } from "./fulfilment";
import { AdminActions } from "./admin-actions-client";

type AdminOrder = Response<"adminOrders.get">;

interface AdminOrderViewProps {
  readonly order: AdminOrder;
}

/** An order as administrators see it: customer, items, payments, refunds and the actions. */
export function AdminOrderView({ order }: AdminOrderViewProps) {
  const t = translate("adminOrders");
  const tOrders = translate("orders");
  const { number, currency } = order;
  return (
    <>
      <p>
        <Link href={paths.adminOrders}>{t("back")}</Link>
      </p>
      <h1 className="flex flex-wrap items-center gap-3 wrap-anywhere">
        {tOrders("order.title", { number })} <OrderStateBadge order={order} />
      </h1>
      <Customer order={order} />
      <Notices order={order} />
      <ClientMessages areas={["adminOrders"]}>
        <AdminActions
          order={{
            id: order.id,
            number,
            canCancel: order.canCancel,
            canMarkPaid: order.canMarkPaid,
            isHeld: order.state === "held",
            refundable: toRefundable(order),
          }}
        />
      </ClientMessages>
      {order.renewal && <RenewalCard renewal={order.renewal} by={{ orderId: order.id }} />}
      <div className="grid grid-cols-1 items-start gap-6 full:grid-cols-[1fr_20rem]">
        <Section id="items" title={t("items")}>
          <OrderLines lines={order.lines} currency={currency} />
        </Section>
        <Section id="sums" title={tOrders("order.sums")}>
          <OrderTotals order={order} />
        </Section>
      </div>
      <Fulfilment order={order} />
      <Payments order={order} />
      <Refunds order={order} />
      <Section id="timeline" title={t("timeline")}>
        <Timeline
          entries={order.events.map(({ kind, at, amount, note, actor }) => ({
            label: tOrders(`order.events.${kind}`),
            when: [formatInstant(at), actor].filter(Boolean).join(" · "),
            notes: [amount && formatMoney({ amount, currency }, requestLanguage()), note].flatMap(
              (text) => text || [],
            ),
          }))}
        />
      </Section>
    </>
  );
}

function Customer({ order }: AdminOrderViewProps) {
  const t = translate("adminOrders");
  return (
    <p className="wrap-anywhere">
      <strong>{order.name}</strong> · {order.email}
      {order.customerId === null && <span className="text-quiet"> · {t("guest")}</span>}
    </p>
  );
}

function toRefundable(order: AdminOrderViewProps["order"]) {
  const { refundable: amount, refundableUnits: units, isRefundedByTransfer: isTransfer, currency } = order;
  if (amount === "0.00" && !order.isRefundedWithoutMoney) return undefined;
  return { amount, currency, units, isTransfer };
}

function Notices({ order }: AdminOrderViewProps) {
  const t = translate("adminOrders");
  return (
    <>
      {order.state === "held" && (
        <section aria-labelledby="held" className={cn(cardStyles, "grid gap-2 bg-carrier-soft")}>
          <h2 id="held">{t("heldTitle")}</h2>
          <p>{t("heldText")}</p>
        </section>
      )}
      {order.dispute === "open" && (
        <p className={cn(cardStyles, "bg-affected-soft font-medium")}>{t("disputedNotice")}</p>
      )}
    </>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ id, title, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={cn(cardStyles, "grid gap-3")}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Payments({ order }: AdminOrderViewProps) {
  const t = translate("adminOrders");
  if (order.payments.length === 0) return <p className="text-quiet">{t("noPayments")}</p>;
  const keys = ["provider", "paymentState", "amount", "when", "reference", "problem"] as const;
  return (
    <Table
      caption={t("payments")}
      columns={keys.map((key) => ({ key, label: t(key), isNumber: key === "amount" }))}
      rows={order.payments.map(({ provider, state, amount, currency, createdAt, ...rest }, index) => ({
        key: String(index),
        cells: {
          provider: [t(`providers.${provider}`), rest.card].filter(Boolean).join(", "),
          paymentState: t(`paymentStates.${state}`),
          amount: formatMoney({ amount, currency }, requestLanguage()),
          when: formatInstant(rest.settledAt ?? createdAt),
          reference: (
            <Link href={paths.adminPayment(rest.id)} className="wrap-anywhere">
              {rest.providerId ?? t("open")}
            </Link>
          ),
          problem: rest.problem ?? "",
        },
      }))}
    />
  );
}

function Refunds({ order }: AdminOrderViewProps) {
  const t = translate("adminOrders");
  if (order.refunds.length === 0) return <p className="text-quiet">{t("noRefunds")}</p>;
  const keys = ["paymentState", "amount", "when", "reason", "by"] as const;
  return (
    <Table
      caption={t("refunds")}
      columns={keys.map((key) => ({ key, label: t(key), isNumber: key === "amount" }))}
      rows={order.refunds.map(({ state, amount, at, reason, reference, isFromProvider, by }, index) => ({
        key: String(index),
        cells: {
          paymentState: t(`refundStates.${state}`),
          amount: formatMoney({ amount, currency: order.currency }, requestLanguage()),
          when: formatInstant(at),
          reason: isFromProvider
            ? t("atProvider")
            : [reason, reference && t("bankReference", { reference })].filter(Boolean).join(" · "),
          by: isFromProvider ? "" : (by ?? t("shop")),
        },
      }))}
    />
  );
}
