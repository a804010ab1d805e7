import { useState } from "react";

export interface SortOrder<Key extends string> {
  readonly key: Key;
  readonly isDescending: boolean;
}

interface SortableRow<Key extends string> {
  readonly sortKeys: Readonly<Record<Key, string | number>>;
}

/** The rows of a page, sorted by a column; the same column again sorts the other way round. */
export function useSortedRows<Key extends string, Row extends SortableRow<Key>>(
  rows: readonly Row[],
  initial: SortOrder<Key>,
) {
  const [order, setOrder] = useState(initial);
  const sorted = rows.toSorted((left, right) => compare(left.sortKeys[order.key], right.sortKeys[order.key]));
  return {
    order,
    sorted: order.isDescending ? sorted.toReversed() : sorted,
    sortBy: (key: Key) =>
      setOrder((now) => ({ key, isDescending: now.key === key ? !now.isDescending : false })),
  };
}

const compare = (left: string | number, right: string | number) => (left < right ? -1 : left > right ? 1 : 0);
