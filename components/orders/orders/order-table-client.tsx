"use client";

import type { ReactNode } from "react";
import { useTranslator } from "#use-messages";
import { SelectBox } from "@/components/lists/select-box";
import { SelectTable } from "@/components/lists/select-table";
import { SortHead } from "@/components/lists/sort-head";
import { useSortedRows } from "@/components/lists/use-sorted-rows";
import { useStoredSelection } from "@/components/lists/use-stored-selection";
import { Link } from "@/components/links/link";
import { brand } from "@/lib/config/brand";
import { LinkButton } from "@/components/links/link-button";
import { SelectedActions } from "@/components/lists/selected-actions";
import { useZipFile } from "@/components/lists/use-zip-file";
import { Button } from "@/components/ui/button";
import { invoicesRoutes } from "@/lib/contract/orders/invoices/invoices.routes";
import { isObject } from "@/lib/domain/is-object";

type SortKey = "number" | "when" | "state" | "amount";

export interface OrderTableRow extends SelectedOrder {
  readonly href: string;
  readonly what: ReactNode;
  readonly when: ReactNode;
  readonly badge: ReactNode;
  readonly amount: string;
  readonly sortKeys: Readonly<Record<SortKey, string | number>>;
}

interface OrderTableProps {
  /** User id: the selection is theirs. */
  readonly owner: number;
  readonly rows: readonly OrderTableRow[];
  /** Where open orders are paid. */
  readonly payPath: string;
}

/** One page of orders, sorted by a column, with actions for those selected on any page. */
export function OrderTable({ owner, rows, payPath }: OrderTableProps) {
  const t = useTranslator("orderTable");
  const { order, sorted, sortBy } = useSortedRows<SortKey, OrderTableRow>(rows, "when");
  const selection = useStoredSelection({
    key: `${brand.slug}:selected-orders:${owner}`,
    isItem: isSelectedOrder,
  });
  const head = (name: SortKey) => (
    <SortHead
      name={name}
      label={t(`columns.${name}`)}
      isNumber={name === "amount"}
      order={order}
      onSort={sortBy}
    />
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <SelectTable
        caption={t("caption")}
        selectAll={{
          label: t("all"),
          isSelected: rows.every(({ id }) => selection.has(id)),
          onChange: () => selection.toggleAll(rows.map(toSelected)),
        }}
        head={
          <>
            {head("number")}
            <th scope="col">{t("columns.what")}</th>
            {head("when")}
            {head("state")}
            {head("amount")}
          </>
        }
      >
        {sorted.map((row) => (
          <OrderTableLine
            key={row.id}
            row={row}
            isSelected={selection.has(row.id)}
            onSelect={() => selection.toggle(toSelected(row))}
          />
        ))}
      </SelectTable>
      <OrderSelectionBar orders={selection.items} payPath={payPath} onClear={selection.clear} />
    </div>
  );
}

interface OrderTableLineProps {
  readonly row: OrderTableRow;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

function OrderTableLine({ row, isSelected, onSelect }: OrderTableLineProps) {
  const t = useTranslator("orderTable");
  return (
    <tr>
      <td>
        <SelectBox label={t("one", { number: row.number })} isSelected={isSelected} onChange={onSelect} />
      </td>
      <td className="font-semibold whitespace-nowrap">
        <Link href={row.href}>{row.number}</Link>
      </td>
      <td className="wrap-anywhere">{row.what}</td>
      <td>{row.when}</td>
      <td className="whitespace-nowrap">{row.badge}</td>
      <td className="text-right whitespace-nowrap tabular-nums">{row.amount}</td>
    </tr>
  );
}

/** Nothing of the page goes to the browser's storage but what the actions need. */
const toSelected = ({ id, number, invoiceId, isUnpaid }: SelectedOrder): SelectedOrder => ({
  id,
  number,
  invoiceId,
  isUnpaid,
});

interface OrderSelectionBarProps {
  readonly orders: readonly SelectedOrder[];
  readonly payPath: string;
  readonly onClear: () => void;
}

/** What can be done with the selected orders. */
function OrderSelectionBar({ orders, payPath, onClear }: OrderSelectionBarProps) {
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

/** What the actions need of a selected order. */
interface SelectedOrder {
  readonly id: number;
  readonly number: string;
  readonly invoiceId: number | null;
  readonly isUnpaid: boolean;
}

const isSelectedOrder = (value: unknown): value is SelectedOrder =>
  isObject(value) &&
  typeof value["id"] === "number" &&
  typeof value["number"] === "string" &&
  typeof value["isUnpaid"] === "boolean" &&
  (value["invoiceId"] === null || typeof value["invoiceId"] === "number");
