import type { Response } from "@/lib/contract/calls";
import { translate } from "@/lib/i18n/translate";
import { OrderBadge } from "@/components/orders/public/order-badge";
import { RowList } from "@/components/orders/public/row-list";
import { EmptyState } from "@/components/ui/empty-state";
import { PortalIcon } from "@/components/ui/portal-icon";
import { sheetLimits } from "@/lib/config/animals/spreadsheets";
import { formatInstantDay } from "@/lib/domain/format-instant";
import { sheetPaths } from "@/lib/navigation/sheet-paths";

interface ImportListProps {
  readonly imports: readonly Response<"spreadsheets.list">[number][];
}

export function ImportList({ imports }: ImportListProps) {
  const t = translate("spreadsheets");
  if (imports.length === 0)
    return (
      <EmptyState
        icon={<PortalIcon name="report" />}
        title={t("list.none")}
        hint={t("list.noneHint", { days: sheetLimits.days })}
      />
    );
  return (
    <RowList
      rows={imports.map(({ id, name, createdAt, importedAt, rows, imported }) => ({
        key: id,
        href: sheetPaths.import(id),
        title: name || t("list.pasted"),
        lines: [t("list.sent", { date: formatInstantDay(createdAt) })],
        badge: (
          <OrderBadge
            state={importedAt === null ? "held" : "paid"}
            label={importedAt === null ? t("list.open") : t("list.imported", { count: imported })}
          />
        ),
        amount: t("list.rows", { count: rows }),
      }))}
    />
  );
}
