import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { AddressLines } from "@/components/orders/orders/address-lines";
import { ShipmentDetails } from "@/components/orders/orders/shipment-details";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { LinkButton } from "@/components/links/link-button";
import type { Response } from "@/lib/contract/calls";
import { MarkPosted } from "./mark-posted-client";
import { KitBadge } from "@/components/orders/public/kit-badge";
import { Table } from "@/components/ui/table";
import { formatInstantDay } from "@/lib/domain/format-instant";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";

type AdminOrder = Response<"adminOrders.get">;

interface FulfilmentProps {
  readonly order: AdminOrder;
}

/** What to pack, where it goes, and how it was posted. */
export function Fulfilment({ order }: FulfilmentProps) {
  const t = translate("adminOrders");
  const { shippingAddress, shippingMethod, shipment } = order;
  return (
    <section aria-labelledby="fulfilment" className={cn(cardStyles, "grid gap-4")}>
      <h2 id="fulfilment">{t("fulfilment.title")}</h2>
      <div className="grid grid-cols-1 gap-6 wide:grid-cols-2">
        <div className="grid content-start gap-2">
          <h3>{t("fulfilment.address")}</h3>
          {shippingAddress ? (
            <AddressLines address={shippingAddress} />
          ) : (
            <p className="text-quiet">{t("fulfilment.noAddress")}</p>
          )}
          {order.phoneNumber && <p>{t("fulfilment.phone", { phone: order.phoneNumber })}</p>}
          {shippingMethod && <p className="text-quiet">{shippingMethod}</p>}
        </div>
        <Sampling order={order} />
      </div>
      <AdminKits kits={order.kits} />
      {shipment && <ShipmentDetails shipment={shipment} />}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {order.canMarkPosted && (
          <ClientMessages areas={["adminOrders.posted"]}>
            <MarkPosted order={{ id: order.id, number: order.number, posting: order.posting }} />
          </ClientMessages>
        )}
        {shippingAddress && (
          <LinkButton kind="secondary" href={`/api/admin/orders/${order.id}/packing-slip`} download>
            {t("fulfilment.packingSlip")}
          </LinkButton>
        )}
        {order.kits.list.some(({ state }) => state !== "void") && (
          <LinkButton kind="secondary" href={`/api/admin/orders/${order.id}/tube-labels`} download>
            {t("fulfilment.printLabels")}
          </LinkButton>
        )}
      </div>
    </section>
  );
}

function Sampling({ order: { sampling, lines } }: FulfilmentProps) {
  const t = translate("adminOrders");
  const { collector, wantsSwabs } = sampling;
  return (
    <div className="grid content-start gap-2">
      <h3>{t("fulfilment.sampling")}</h3>
      <p>{t(wantsSwabs ? "fulfilment.wantsSwabs" : "fulfilment.hasSwabs")}</p>
      {collector && (
        <p className="wrap-anywhere">
          {t("fulfilment.collector", {
            by: [collector.name, collector.clinic].filter(Boolean).join(", "),
          })}
        </p>
      )}
      <ul className="grid gap-1 empty:hidden">
        {lines.map(
          ({ product, unitsLeft, swabs }, index) =>
            unitsLeft > 0 && (
              <li key={index} className="flex justify-between gap-4">
                <span className="min-w-0 wrap-anywhere">
                  {unitsLeft} × {product.name}
                </span>
                <span className="whitespace-nowrap text-quiet">
                  {t("fulfilment.swabs", { count: swabs })}
                </span>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

interface AdminKitsProps {
  readonly kits: Response<"adminOrders.get">["kits"];
}

/** The tubes of an order, for packing; nothing for orders without tubes. */
function AdminKits({ kits: { count, list } }: AdminKitsProps) {
  if (count === 0) return null;
  const t = translate("adminOrders");
  const tKits = translate("kits");
  const keys = ["barcode", "item", "state", "sent"] as const;
  return (
    <div className="grid gap-3">
      <Table
        caption={t("fulfilment.tubes.title", { count })}
        columns={keys.map((key) => ({ key, label: t(`fulfilment.tubes.${key}`) }))}
        rows={list.map(({ id, barcode, name, state, postedAt }) => ({
          key: String(id),
          cells: {
            barcode: <span className="whitespace-nowrap tabular-nums">{formatBarcode(barcode ?? "")}</span>,
            item: name,
            state: <KitBadge state={state} label={tKits(`states.${state}`)} />,
            sent: postedAt === null ? "–" : formatInstantDay(postedAt),
          },
        }))}
      />
      {count > list.length && <p>{tKits("more", { count: count - list.length })}</p>}
    </div>
  );
}
