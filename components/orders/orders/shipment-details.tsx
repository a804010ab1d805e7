import { Link } from "@/components/links/link";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { colonIn } from "@/lib/domain/format";
import { formatInstantDay } from "@/lib/domain/format-instant";
import type { Response } from "@/lib/contract/calls";

export type Shipment = NonNullable<Response<"orders.get">["shipment"]>;

interface ShipmentDetailsProps {
  readonly shipment: Shipment;
  /** Default: that of the request. */
  readonly country?: string;
}

/** Carrier, date, tracking number and the link to the carrier's page. */
export function ShipmentDetails({ shipment, country }: ShipmentDetailsProps) {
  const t = translate("orders");
  const { carrier, trackingNumber, trackingUrl, postedAt } = shipment;
  return (
    <div className="grid gap-1">
      <p className="font-medium">
        {t("order.shipment.by", { carrier, date: formatInstantDay(postedAt, country) })}
      </p>
      {trackingNumber !== null && (
        <p className="wrap-anywhere">
          {t("order.shipment.number")}
          {colonIn(requestLanguage())} {trackingNumber}
        </p>
      )}
      {trackingUrl !== null && (
        <p>
          <Link href={trackingUrl} rel="noopener noreferrer">
            {t("order.shipment.track")}
          </Link>
        </p>
      )}
    </div>
  );
}
