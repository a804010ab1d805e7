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
import { OrderSelectionBar } from "./order-selection-bar";
import { isSelectedOrder, type SelectedOrder } from "./selected-order";

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
  const { order, sorted, sortBy } = useSortedRows<SortKey, OrderTableRow>(rows, {
    key: "when",
    isDescending: true,
  });
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
