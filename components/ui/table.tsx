import type { ReactNode } from "react";
import { cn } from "./class-names";

/**
 * Scrolls sideways, because the table keeps a readable minimum width. Relative, so that absolutely positioned content of
 * a cell does not widen the page.
 */
export const tableFrameStyles = "relative overflow-x-auto rounded-box border border-line bg-card";
const tableStyles =
  "w-full min-w-160 text-left [&_caption]:px-4 [&_caption]:py-3 [&_caption]:text-left [&_caption]:text-small " +
  "[&_caption]:text-quiet [&_td]:px-4 [&_td]:py-3 [&_td]:align-top [&_tbody_th]:min-w-64 " +
  "[&_tbody_th]:align-top [&_th]:px-4 [&_th]:py-3 [&_th]:font-semibold [&_thead]:bg-sand [&_thead]:text-small [&_tr]:border-t [&_tr]:border-line";

export interface Column {
  readonly key: string;
  readonly label: string;
  /** Numbers are aligned to the right. */
  readonly isNumber?: boolean;
}

interface TableProps {
  readonly caption: string;
  readonly columns: readonly Column[];
  /** The cell of the first column is the row header. */
  readonly rows: readonly { readonly key: string; readonly cells: Readonly<Record<string, ReactNode>> }[];
}

/** On narrow screens the table scrolls sideways, by touch and by keyboard. */
export function Table({ caption, columns, rows }: TableProps) {
  return (
    <div role="region" aria-label={caption} tabIndex={0} className={tableFrameStyles}>
      <table className={tableStyles}>
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
