import { addressLines } from "@/lib/domain/kernel/address-lines";
import type { toShipment } from "./shipment";
import { orderMail, type OrderMail, orderTranslator } from "@/backend/kernel/mail/order-mails";
import type { MailContent } from "@/backend/kernel/mail/outbox";

interface PostedMail extends OrderMail {
  readonly shipment: NonNullable<ReturnType<typeof toShipment>>;
}

/** The parcel is on its way: carrier, tracking number and address, with a button to the carrier's page if it has one. */
export function postedMail({ order, shipment, appOrigin }: PostedMail): MailContent {
  const t = orderTranslator(order);
  const { carrier, trackingNumber, trackingUrl } = shipment;
  const before = [
    t("orders.number", { number: order.number }),
    trackingNumber === null
      ? t("orders.posted.carrier", { carrier })
      : t("orders.posted.tracking", { carrier, number: trackingNumber }),
    ...(order.shippingAddress
      ? [
          t("orders.posted.address", {
            address: addressLines(order.shippingAddress, order.language).join(", "),
          }),
        ]
      : []),
  ];
  if (trackingUrl === null) return orderMail("posted", { order, appOrigin, before, after: [] });
  const orderPage = t("orders.posted.orderPage", {
    link: `${appOrigin}/checkout/complete?order=${order.token}`,
  });
  const button = { label: t("orders.posted.track"), href: trackingUrl };
  return orderMail("posted", { order, appOrigin, before, after: [orderPage], button });
}
