import { useState } from "react";

export interface SortOrder<Key extends string> {
  readonly key: Key;
  readonly isDescending: boolean;
}

interface SortableRow<Key extends string> {
  readonly sortKeys: Readonly<Record<Key, string | number>>;
}

/** The rows of a page, the newest or largest of a column first; the same column again sorts the other way round. */
export function useSortedRows<Key extends string, Row extends SortableRow<Key>>(
  rows: readonly Row[],
  firstKey: Key,
) {
  const [order, setOrder] = useState<SortOrder<Key>>({ key: firstKey, isDescending: true });
  const sorted = rows.toSorted((left, right) => compare(left.sortKeys[order.key], right.sortKeys[order.key]));
  return {
    order,
    sorted: order.isDescending ? sorted.toReversed() : sorted,
    sortBy: (key: Key) =>
      setOrder((now) => ({ key, isDescending: now.key === key ? !now.isDescending : false })),
  };
}

const compare = (left: string | number, right: string | number) => (left < right ? -1 : left > right ? 1 : 0);
