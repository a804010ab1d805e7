import { Link } from "@/components/links/link";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { OrderKits } from "@/components/orders/order-kits/order-kits";
import { LinkButton } from "@/components/links/link-button";
import { formatMoney } from "@/lib/domain/format";
import { formatInstant, formatInstantDay } from "@/lib/domain/format-instant";
import { paths } from "@/lib/navigation/paths";
import type { PostalAddress } from "@/lib/domain/kernel/postal-address";
import { RenewalCard } from "@/components/orders/subscriptions/renewal-card";
import { Timeline } from "@/components/orders/public/timeline";
import { AddressLines } from "./address-lines";
import { ShipmentDetails } from "./shipment-details";
import { CancelOrder } from "./cancel-order-client";
import type { Order } from "./order-types";
import { OrderLines } from "./order-lines";
import { OrderStateBadge } from "./order-row";
import { OrderTotals } from "./order-totals";
import { Reorder } from "./reorder-client";

interface OrderViewProps {
  readonly order: Order;
  readonly payAt: string;
}

/** Details of one order. A server component: it loads the messages of its client parts itself. */
export function OrderView({ order, payAt }: OrderViewProps) {
  const t = translate("orders");
  const { number, placedAt, currency } = order;
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <Link href={paths.orders}>{t("order.back")}</Link>
      </p>
      <div className="grid gap-2">
        <h1 className="wrap-anywhere">{t("order.title", { number })}</h1>
        <p className="flex flex-wrap items-center gap-3 text-quiet">
          {t("order.placed", { date: formatInstantDay(placedAt) })}
          <OrderStateBadge order={order} />
        </p>
      </div>
      {order.state === "held" && <p className={cn(cardStyles, "bg-carrier-soft")}>{t("order.held")}</p>}
      <Actions order={order} payAt={payAt} />
      {order.renewal && <RenewalCard renewal={order.renewal} by={{ token: order.token }} />}
      {order.shipment && (
        <section aria-labelledby="shipment" className={cn(cardStyles, "grid gap-2")}>
          <h2 id="shipment">{t("order.shipment.title")}</h2>
          <ShipmentDetails shipment={order.shipment} />
        </section>
      )}
      <OrderKits kits={order.kits} />
      <div className="grid grid-cols-1 items-start gap-6 full:grid-cols-[1fr_20rem]">
        <section aria-labelledby="items" className={cn(cardStyles, "grid gap-3")}>
          <h2 id="items">{t("order.items")}</h2>
          <OrderLines lines={order.lines} currency={currency} />
          <ClientMessages areas={["orders.reorder"]}>
            <Reorder lines={order.lines} />
          </ClientMessages>
        </section>
        <section aria-labelledby="sums" className={cn(cardStyles, "grid gap-3")}>
          <h2 id="sums">{t("order.sums")}</h2>
          <OrderTotals order={order} />
          <Refunds order={order} />
        </section>
      </div>
      <Addresses order={order} />
      <section aria-labelledby="timeline" className={cn(cardStyles, "grid gap-4")}>
        <h2 id="timeline">{t("order.timeline")}</h2>
        <Timeline
          entries={order.events.map(({ kind, at, amount }) => ({
            label: t(`order.events.${kind}`),
            when: formatInstant(at),
            notes: amount === null ? [] : [formatMoney({ amount, currency }, requestLanguage())],
          }))}
        />
      </section>
    </div>
  );
}

function Refunds({ order: { refunds, currency } }: Pick<OrderViewProps, "order">) {
  const t = translate("orders");
  return refunds.map(({ amount, state, at }) => (
    <p key={at} className="font-medium">
      {t(state === "succeeded" ? "order.refunded" : "order.refundComing", {
        amount: formatMoney({ amount, currency }, requestLanguage()),
      })}
    </p>
  ));
}

interface PartProps {
  readonly order: Order;
}

function Actions({ order, payAt }: PartProps & Pick<OrderViewProps, "payAt">) {
  const t = translate("orders");
  const { id, number, state, invoiceId, canCancel } = order;
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {state === "open" && <LinkButton href={payAt}>{t("order.pay")}</LinkButton>}
      {invoiceId !== null && (
        <>
          <LinkButton kind="secondary" href={paths.invoice(invoiceId)}>
            {t("order.invoice")}
          </LinkButton>
          <LinkButton kind="quiet" href={`/api/my/invoices/${invoiceId}/file`} download>
            {t(state === "open" ? "order.paper" : "order.receipt")}
          </LinkButton>
        </>
      )}
      {canCancel && (
        <ClientMessages areas={["orders.cancel"]}>
          <CancelOrder order={{ id, number }} />
        </ClientMessages>
      )}
    </div>
  );
}

function Addresses({ order: { shippingAddress, billingAddress } }: PartProps) {
  const t = translate("orders");
  const addresses = [
    ["shipTo", shippingAddress],
    ["billTo", billingAddress],
  ] as const;
  return (
    <div className="grid grid-cols-1 gap-6 empty:hidden wide:grid-cols-2">
      {addresses.map(
        ([key, address]) => address && <Address key={key} title={t(`order.${key}`)} address={address} />,
      )}
    </div>
  );
}

function Address({ title, address }: { readonly title: string; readonly address: PostalAddress }) {
  return (
    <section aria-label={title} className={cn(cardStyles, "grid content-start gap-2")}>
      <h2>{title}</h2>
      <AddressLines address={address} />
    </section>
  );
}
