import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { SuccessMark } from "@/components/ui/success-mark";
import { LinkButton } from "@/components/links/link-button";
import { paths } from "@/lib/navigation/paths";
import type { Language } from "@/lib/config/languages";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { formatMoney } from "@/lib/domain/format";
import { formatInstantDay } from "@/lib/domain/format-instant";
import { deliveryDates } from "@/lib/domain/orders/delivery-dates";
import type { Translator } from "@/lib/i18n/translator";
import { AddressLines } from "@/components/orders/orders/address-lines";
import { OrderKits } from "@/components/orders/order-kits/order-kits";
import { ShipmentDetails } from "@/components/orders/orders/shipment-details";
import { Card } from "@/components/ui/card";
import { PrintButton } from "@/components/ui/print-button-client";
import type { PlacedOrder } from "./placed-order";
import { CreateAccount } from "./create-account-client";
import { Fact } from "./fact";
import { NextSteps } from "./next-steps";
import { ClearOrderedCart } from "./clear-ordered-cart-client";
import type { ReactNode } from "react";
import { formatTaxLine } from "@/components/orders/checkout/summary/tax-line";
import { toMinorUnits } from "@/lib/domain/money";

export interface PlacedOrderViewProps {
  readonly order: PlacedOrder;
  /** Card of a yearly subscription. */
  readonly renewal?: ReactNode;
}

/** The placed order and what happens next. */
export function PlacedOrderView({ order, renewal }: PlacedOrderViewProps) {
  const language = requestLanguage();
  const t = translate("checkout");
  const { title, text } = describeState(order, language, t);
  const isActive = order.state === "paid" || order.state === "open";
  return (
    <div className="mx-auto grid w-full max-w-text gap-8">
      <ClearOrderedCart />
      <header className="grid gap-3">
        {isActive && <SuccessMark />}
        <h1>{title}</h1>
        <p className="text-lead wrap-anywhere">{text}</p>
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          <Fact name={t("complete.number")}>{order.number}</Fact>
          {order.paidAt !== null && order.deliveryDays !== null && isAwaited(order) && (
            <Fact name={t("summary.shipping")}>
              {t(
                "summary.delivery",
                deliveryDates({
                  days: order.deliveryDays,
                  country: order.country,
                  language,
                  orderedAt: new Date(order.paidAt),
                }),
              )}
            </Fact>
          )}
          {order.placedAt !== null && (
            <Fact name={t("complete.placedOn")}>{formatInstantDay(order.placedAt, order.country)}</Fact>
          )}
        </dl>
      </header>
      {isActive && order.renewal === null && <NextSteps order={order} />}
      <OrderKits kits={order.kits} />
      {isActive && <Delivery order={order} />}
      {renewal}
      <PlacedOrderTotals order={order} />
      {isActive && order.isGuestOrder && (
        <Card className="grid gap-4 print:hidden">
          <ClientMessages areas={["checkout.complete.account"]}>
            <CreateAccount
              buyer={{ name: order.name, email: order.email, country: order.country }}
              termsPath={paths.pages.terms}
            />
          </ClientMessages>
        </Card>
      )}
      <div className="flex flex-col gap-3 wide:flex-row wide:flex-wrap print:hidden">
        <PrintButton label={t("complete.print")} />
        <LinkButton kind="quiet" href={fixedPaths.store}>
          {t("complete.toStore")}
        </LinkButton>
        <LinkButton kind="quiet" href={paths.orderLookup}>
          {t("complete.lookUp")}
        </LinkButton>
      </div>
    </div>
  );
}

/** The dates of the promise; once posted, the carrier's page knows better. */
const isAwaited = ({ state, shipment }: PlacedOrder) => state === "paid" && shipment === null;

/** Where the parcel goes, and with which carrier. Nothing for orders that are not posted. */
function Delivery({ order }: Omit<PlacedOrderViewProps, "renewal">) {
  const t = translate("checkout");
  const { deliveryAddress, shipment, country } = order;
  if (deliveryAddress === null && shipment === null) return null;
  return (
    <Card className="grid gap-3">
      <h2 className="text-title-3">{t("complete.deliveryTitle")}</h2>
      {deliveryAddress && <AddressLines address={deliveryAddress} />}
      {shipment && <ShipmentDetails shipment={shipment} country={country} />}
    </Card>
  );
}

function describeState(order: PlacedOrder, language: Language, t: Translator<"checkout">) {
  const { email, state, dueAt, method, country } = order;
  const amount = formatMoney({ amount: order.total, currency: order.currency }, language);
  const due = dueAt === null ? "" : formatInstantDay(dueAt, country);
  const isTransfer = method === "EFT";
  switch (state) {
    case "draft":
      return { title: t("complete.processingTitle"), text: t("complete.processingText", { email }) };
    case "open":
      return {
        title: t("complete.openTitle"),
        text: isTransfer
          ? t("complete.openTransfer", { amount, email })
          : t("complete.openText", { email, due }),
      };
    case "paid":
      return { title: t("complete.title"), text: t("complete.paidText", { email }) };
    case "held":
      return { title: t("complete.heldTitle"), text: t("complete.heldText", { email }) };
    case "refunded":
      return { title: t("complete.refundedTitle"), text: t("complete.refundedText") };
    case "cancelled":
      return { title: t("complete.cancelledTitle"), text: t("complete.cancelledText") };
  }
}

/** Lines and totals of the order as placed. */
function PlacedOrderTotals({ order }: PlacedOrderViewProps) {
  const t = translate("checkout");
  const { currency, country, discount, pointsValue, shippingMethod, shipping } = order;
  const money = (amount: string) => formatMoney({ amount, currency }, requestLanguage());
  const tax = { amount: order.tax, rateBps: order.taxRateBps, isIncluded: toMinorUnits(order.tax) !== 0 };
  const isNonZero = (amount: string) => toMinorUnits(amount) !== 0;
  return (
    <Card className="grid gap-4">
      <h2 className="text-title-3">{t("complete.linesTitle")}</h2>
      <ul className="grid gap-2 border-b border-line pb-4">
        {order.lines.map(({ product, quantity, amount }, index) => (
          <li key={index} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">
              {quantity > 1 && `${t("summary.quantity", { count: quantity })} `}
              {product.name}
            </span>
            <span className="whitespace-nowrap tabular-nums">{money(amount)}</span>
          </li>
        ))}
      </ul>
      <dl className="grid gap-2 text-small">
        <Row name={t("summary.subtotal")}>{money(order.subtotal)}</Row>
        {isNonZero(discount) && <Row name={t("summary.coupon")}>{`-${money(discount)}`}</Row>}
        {isNonZero(pointsValue) && <Row name={t("summary.points")}>{`-${money(pointsValue)}`}</Row>}
        {shippingMethod !== null && (
          <Row name={shippingMethod}>{isNonZero(shipping) ? money(shipping) : t("summary.free")}</Row>
        )}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 text-lead font-bold">
          <dt>{t("complete.total")}</dt>
          <dd className="tabular-nums">{money(order.total)}</dd>
        </div>
      </dl>
      <p className="text-small text-quiet">{formatTaxLine({ tax }, country, money, t)}</p>
    </Card>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{name}</dt>
      <dd className="whitespace-nowrap tabular-nums">{children}</dd>
    </div>
  );
}
