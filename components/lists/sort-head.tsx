import type { SortOrder } from "./use-sorted-rows";

interface SortHeadProps<Key extends string> {
  readonly name: Key;
  readonly label: string;
  readonly isNumber?: boolean;
  readonly order: SortOrder<Key>;
  readonly onSort: (key: Key) => void;
}

/** The head of a column that sorts the table. */
export function SortHead<Key extends string>(props: SortHeadProps<Key>) {
  const { name, label, isNumber = false, order, onSort } = props;
  const isSorted = order.key === name;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (order.isDescending ? "descending" : "ascending") : undefined}
      className={isNumber ? "text-right" : undefined}
    >
      <button
        type="button"
        className="min-h-11 font-semibold whitespace-nowrap underline-offset-4 hover:underline"
        onClick={() => onSort(name)}
      >
        {label}{" "}
        <span aria-hidden="true" className={isSorted ? undefined : "opacity-0"}>
          {order.isDescending ? "↓" : "↑"}
        </span>
      </button>
    </th>
  );
}
