import type { ReactNode } from "react";
import { cn } from "./class-names";

export interface Column {
  readonly key: string;
  readonly label: ReactNode;
  /** Numbers are aligned to the right. */
  readonly isNumber?: boolean;
}

interface TableProps {
  readonly caption: string;
  readonly columns: readonly Column[];
  /** Few short columns, which fit on a phone. */
  readonly isNarrow?: boolean;
  /** Row headers stay in view while the table scrolls sideways. */
  readonly isFixedFirst?: boolean;
  /** On a phone each row is a block, with the label of the column before each cell. For rows with an action at the end. */
  readonly isStacked?: boolean;
  /** The cell of the first column is the row header. */
  readonly rows: readonly { readonly key: string; readonly cells: Readonly<Record<string, ReactNode>> }[];
}

/** An empty class on every cell would cost kilobytes. */
const alignment = (isNumber: boolean | undefined) => (isNumber ? { className: "text-right" } : {});

/** On narrow screens the table scrolls sideways, by touch and by keyboard. Styled in `styles/base.css`. */
export function Table({ caption, columns, rows, ...look }: TableProps) {
  const { isNarrow = false, isFixedFirst = false, isStacked = false } = look;
  return (
    <div role="region" aria-label={caption} tabIndex={0} className="table-frame">
      <table
        className={cn(
          "data-table",
          isNarrow && "data-table-narrow",
          isFixedFirst && "data-table-fixed",
          isStacked && "data-table-stacked",
        )}
      >
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label, isNumber }) => (
              <th key={key} scope="col" {...alignment(isNumber)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              {columns.map(({ key, label, isNumber }, index) =>
                index === 0 ? (
                  <th key={key} scope="row" {...alignment(isNumber)}>
                    {row.cells[key]}
                  </th>
                ) : (
                  <td key={key} {...alignment(isNumber)}>
                    {isStacked && (
                      <span aria-hidden="true" className="data-table-label">
                        {label}
                      </span>
                    )}
                    {row.cells[key]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
