import type { ReactNode } from "react";
import { cn } from "./class-names";
import { tableFrameLook, tableLook } from "./table-look";

export interface Column {
  readonly key: string;
  readonly label: string;
  /** Numbers stand under each other by their last digit. */
  readonly isNumber?: boolean;
}

interface TableProps {
  readonly caption: string;
  readonly columns: readonly Column[];
  /** The first column's cell names its row. */
  readonly rows: readonly { readonly key: string; readonly cells: Readonly<Record<string, ReactNode>> }[];
}

/** Wider than a phone it scrolls by itself, by finger and by keyboard, and the page stays. */
export function Table({ caption, columns, rows }: TableProps) {
  return (
    <div role="region" aria-label={caption} tabIndex={0} className={tableFrameLook}>
      <table className={tableLook}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, label, isNumber }) => (
              <th key={key} scope="col" className={cn(isNumber && "text-right")}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              {columns.map(({ key, isNumber }, index) => (
                <Cell key={key} isName={index === 0} className={cn(isNumber && "text-right")}>
                  {row.cells[key]}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  readonly isName: boolean;
  readonly className: string;
  readonly children: ReactNode;
}

function Cell({ isName, className, children }: CellProps) {
  return isName ? (
    <th scope="row" className={className}>
      {children}
    </th>
  ) : (
    <td className={className}>{children}</td>
  );
}
