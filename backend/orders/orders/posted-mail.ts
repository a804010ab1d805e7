import { addressLines } from "@/lib/domain/kernel/address-lines";
import type { toShipment } from "./shipment";
import { orderMail, type OrderMail } from "@/backend/kernel/mail/order-mails";
import type { MailContent } from "@/backend/kernel/mail/outbox";

interface PostedMail extends OrderMail {
  readonly shipment: NonNullable<ReturnType<typeof toShipment>>;
}

/** The parcel is on its way: carrier, tracking number and address, with a button to the carrier's page if it has one. */
export function postedMail({ order, shipment, appOrigin }: PostedMail): MailContent {
  const { carrier, trackingNumber, trackingUrl } = shipment;
  const { number, token, language, shippingAddress } = order;
  const address = shippingAddress && addressLines(shippingAddress, language).join(", ");
  const link = `${appOrigin}/checkout/complete?order=${token}`;
  return orderMail("posted", { order, appOrigin }, (t) => ({
    before: [
      t("orders.number", { number }),
      trackingNumber === null
        ? t("orders.posted.carrier", { carrier })
        : t("orders.posted.tracking", { carrier, number: trackingNumber }),
      ...(address === null ? [] : [t("orders.posted.address", { address })]),
    ],
    ...(trackingUrl !== null && {
      after: [t("orders.posted.orderPage", { link })],
      button: { label: t("orders.posted.track"), href: trackingUrl },
    }),
  }));
}
