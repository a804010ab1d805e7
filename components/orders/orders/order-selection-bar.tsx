import { useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { LinkButton } from "@/components/links/link-button";
import { useZipFile } from "@/components/lists/use-zip-file";
import { Button } from "@/components/ui/button";
import { invoicesRoutes } from "@/lib/contract/orders/invoices/invoices.routes";
import type { SelectedOrder } from "./use-stored-selection";

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
    <section
      aria-label={t("label")}
      className="sticky bottom-4 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-box border border-line bg-card px-4 py-3 shadow-raised"
    >
      <p role="status" className="mr-auto font-semibold">
        {t("count", { count: orders.length })}
      </p>
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
      <Button kind="quiet" onClick={onClear}>
        {t("clear")}
      </Button>
      <FormFailure message={failure} />
    </section>
  );
}
