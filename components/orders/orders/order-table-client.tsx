"use client";

import { type ReactNode, useState } from "react";
import { useTranslator } from "#use-messages";
import { SelectBox } from "@/components/lists/select-box";
import { Link } from "@/components/links/link";
import { OrderSelectionBar } from "./order-selection-bar";
import { type SelectedOrder, useStoredSelection } from "./use-stored-selection";

const sortable = ["number", "when", "state", "amount"] as const;

type SortKey = (typeof sortable)[number];

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

interface Order {
  readonly key: SortKey;
  readonly isDescending: boolean;
}

/** One page of orders, sorted by a column, with actions for those selected on any page. */
export function OrderTable({ owner, rows, payPath }: OrderTableProps) {
  const t = useTranslator("orderTable");
  const [order, setOrder] = useState<Order>({ key: "when", isDescending: true });
  const selection = useStoredSelection(owner);
  const sortBy = (key: SortKey) =>
    setOrder((now) => ({ key, isDescending: now.key === key ? !now.isDescending : false }));
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="table-frame">
        <table className="data-table">
          <caption className="sr-only">{t("caption")}</caption>
          <thead>
            <tr>
              <th scope="col">
                <SelectBox
                  label={t("all")}
                  isSelected={rows.every(({ id }) => selection.has(id))}
                  onChange={() => selection.toggleAll(rows.map(toSelected))}
                />
              </th>
              <SortHead name="number" order={order} onSort={sortBy} />
              <th scope="col">{t("columns.what")}</th>
              <SortHead name="when" order={order} onSort={sortBy} />
              <SortHead name="state" order={order} onSort={sortBy} />
              <SortHead name="amount" order={order} onSort={sortBy} />
            </tr>
          </thead>
          <tbody>
            {sortRows(rows, order).map((row) => (
              <tr key={row.id}>
                <td>
                  <SelectBox
                    label={t("one", { number: row.number })}
                    isSelected={selection.has(row.id)}
                    onChange={() => selection.toggle(toSelected(row))}
                  />
                </td>
                <td className="font-semibold whitespace-nowrap">
                  <Link href={row.href}>{row.number}</Link>
                </td>
                <td className="wrap-anywhere">{row.what}</td>
                <td>{row.when}</td>
                <td className="whitespace-nowrap">{row.badge}</td>
                <td className="text-right whitespace-nowrap tabular-nums">{row.amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <OrderSelectionBar orders={selection.orders} payPath={payPath} onClear={selection.clear} />
    </div>
  );
}

/** Nothing of the page goes to the browser's storage but what the actions need. */
const toSelected = ({ id, number, invoiceId, isUnpaid }: SelectedOrder): SelectedOrder => ({
  id,
  number,
  invoiceId,
  isUnpaid,
});

function sortRows(rows: readonly OrderTableRow[], { key, isDescending }: Order) {
  const sorted = rows.toSorted((left, right) => compare(left.sortKeys[key], right.sortKeys[key]));
  return isDescending ? sorted.toReversed() : sorted;
}

const compare = (left: string | number, right: string | number) => (left < right ? -1 : left > right ? 1 : 0);

interface SortHeadProps {
  readonly name: SortKey;
  readonly order: Order;
  readonly onSort: (key: SortKey) => void;
}

function SortHead({ name, order, onSort }: SortHeadProps) {
  const t = useTranslator("orderTable.columns");
  const isSorted = order.key === name;
  const direction = order.isDescending ? "descending" : "ascending";
  return (
    <th
      scope="col"
      aria-sort={isSorted ? direction : undefined}
      className={name === "amount" ? "text-right" : undefined}
    >
      <button
        type="button"
        className="min-h-11 font-semibold whitespace-nowrap underline-offset-4 hover:underline"
        onClick={() => onSort(name)}
      >
        {t(name)}{" "}
        <span aria-hidden="true" className={isSorted ? undefined : "opacity-0"}>
          {order.isDescending ? "↓" : "↑"}
        </span>
      </button>
    </th>
  );
}
