import { type ReactNode, useCallback } from "react";
import { useTranslator } from "#use-messages";
import { cn } from "@/components/ui/class-names";
import type { ListedAnimal } from "@/store/api/animals/animals";
import { AnimalCard } from "./animal-card";
import { AnimalTableRow, TableHead } from "./animal-table-row";
import type { Layout } from "./use-layout";
import { cardColumns, useLanes, useScrolledTo, useVisibleRows } from "./use-visible-rows";
import type { RowProps } from "./animal-rows-props";

interface AnimalRowsProps extends Omit<RowProps, "animal"> {
  readonly animals: readonly ListedAnimal[];
  readonly layout: Layout;
  /** Undefined while the last attempt has failed: then only the button tries again. */
  readonly onScrolledDown: (() => void) | undefined;
}

/** Cards side by side, or rows of a table. Roles instead of table elements, because rows come and go. */
export function AnimalRows({ animals, layout, onScrolledDown, ...row }: AnimalRowsProps) {
  const t = useTranslator("animals.columns");
  const lanes = useLanes();
  const common = { count: animals.length, onScrolledDown };
  if (layout === "table")
    return (
      <div role="table" aria-rowcount={animals.length + 1} aria-label={t("name")}>
        <TableHead animals={animals} selection={row.selection} />
        <RowWindow key="table" {...common} role="rowgroup" columns="grid" lanes={1} estimatedHeight={92}>
          {(from, to) =>
            animals
              .slice(from, to)
              .map((animal) => <AnimalTableRow key={animal.id} animal={animal} {...row} />)
          }
        </RowWindow>
      </div>
    );
  return (
    <div role="list">
      <RowWindow key="grid" {...common} columns={cardColumns} gap="pb-4" lanes={lanes} estimatedHeight={252}>
        {(from, to) =>
          animals.slice(from, to).map((animal) => <AnimalCard key={animal.id} animal={animal} {...row} />)
        }
      </RowWindow>
    </div>
  );
}

interface RowWindowProps extends Pick<AnimalRowsProps, "onScrolledDown"> {
  readonly count: number;
  readonly role?: "rowgroup" | "presentation";
  readonly columns: string;
  readonly gap?: string;
  readonly lanes: number;
  readonly estimatedHeight: number;
  /** The items from one index to before another. */
  readonly children: (from: number, to: number) => ReactNode;
}

/** All items of a short list; of a long one the rows near the window. */
function RowWindow({ count, role = "presentation", ...props }: RowWindowProps) {
  const { columns, gap, lanes, estimatedHeight, onScrolledDown, children } = props;
  const { attach, list, visible } = useVisibleRows({ itemCount: count, lanes, estimatedHeight });
  const reached = useCallback(() => onScrolledDown?.(), [onScrolledDown]);
  useScrolledTo(list, reached);
  if (visible === undefined)
    return (
      <div ref={attach} role={role} className={columns}>
        {children(0, count)}
      </div>
    );
  return (
    <div ref={attach} role={role}>
      <Spacer height={visible.before} />
      {visible.rows.map((index) => (
        <div
          key={index}
          ref={visible.measure}
          data-index={index}
          role="presentation"
          className={cn(columns, gap)}
        >
          {children(index * lanes, (index + 1) * lanes)}
        </div>
      ))}
      <Spacer height={visible.after} />
    </div>
  );
}

/** Only in the browser: the policy allows styles set by scripts, not those of the page's HTML. */
function Spacer({ height }: { readonly height: number }) {
  return height > 0 ? <div role="presentation" style={{ height }} /> : null;
}
