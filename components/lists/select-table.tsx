import type { ReactNode } from "react";
import { SelectBox } from "./select-box";

interface SelectTableProps {
  /** For screen readers. */
  readonly caption: string;
  readonly selectAll: {
    readonly label: string;
    readonly isSelected: boolean;
    readonly onChange: () => void;
  };
  /** Cells of the head after the select box. */
  readonly head: ReactNode;
  /** The rows, each with a select box first. */
  readonly children: ReactNode;
}

export function SelectTable({ caption, selectAll, head, children }: SelectTableProps) {
  return (
    <div className="table-frame">
      <table className="data-table data-table-select">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <SelectBox {...selectAll} />
            </th>
            {head}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
