import { translate } from "@/lib/i18n/translate";
import { KitBadge } from "@/components/orders/public/kit-badge";
import { Table } from "@/components/ui/table";
import { formatInstantDay } from "@/lib/domain/format-instant";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import type { Response } from "@/lib/contract/calls";

interface AdminKitsProps {
  readonly kits: Response<"adminOrders.get">["kits"];
  readonly country: string;
}

/** The tubes of an order, for packing; nothing for orders without tubes. */
export function AdminKits({ kits: { count, list }, country }: AdminKitsProps) {
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
            sent: postedAt === null ? "–" : formatInstantDay(postedAt, country),
          },
        }))}
      />
      {count > list.length && <p>{tKits("more", { count: count - list.length })}</p>}
    </div>
  );
}
