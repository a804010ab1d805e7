import { useTranslator } from "#use-messages";
import { LinkButton } from "@/components/links/link-button";
import { SelectedActions } from "@/components/lists/selected-actions";
import { useZipFile } from "@/components/lists/use-zip-file";
import { Button } from "@/components/ui/button";
import { invoicesRoutes } from "@/lib/contract/orders/invoices/invoices.routes";
import type { SelectedOrder } from "./selected-order";

interface OrderSelectionBarProps {
  readonly orders: readonly SelectedOrder[];
  readonly payPath: string;
  readonly onClear: () => void;
}

/** What can be done with the selected orders. */
export function OrderSelectionBar({ orders, payPath, onClear }: OrderSelectionBarProps) {
  const t = useTranslator("orderTable.selection");
  const { save, at, failure } = useZipFile(invoicesRoutes.file, t("fileName"));
  const invoices = orders.flatMap(({ number, invoiceId: id }) =>
    id === null ? [] : [{ id, name: number, input: { params: { id } } }],
  );
  const unpaid = orders.filter(({ isUnpaid }) => isUnpaid);
  if (orders.length === 0) return null;
  return (
    <SelectedActions
      label={t("label")}
      count={t("count", { count: orders.length })}
      clear={t("clear")}
      onClear={onClear}
      failure={failure}
    >
      {invoices.length > 0 && (
        <Button
          kind="secondary"
          pending={at !== undefined && t("fetching", { at, count: invoices.length })}
          onClick={() => void save(invoices)}
        >
          {t("invoices", { count: invoices.length })}
        </Button>
      )}
      {unpaid.length > 0 && (
        <LinkButton href={`${payPath}?order=${unpaid.map(({ id }) => id).join(",")}`}>
          {t("pay", { count: unpaid.length })}
        </LinkButton>
      )}
    </SelectedActions>
  );
}
