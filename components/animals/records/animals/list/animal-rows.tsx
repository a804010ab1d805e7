import { Suspense, useRef } from "react";
import { useTranslator } from "#use-messages";
import type { ListedAnimal } from "@/store/api/animals/animals";
import { AnimalCard } from "./animal-card";
import { AnimalTableRow, TableHead } from "./animal-table-row";
import type { Layout } from "./use-layout";
import type { RowWindowProps } from "./long-list";
import { cardColumns, useLanes, useScrolledTo } from "./use-scroll";
import type { RowProps } from "./animal-rows-props";
import { lazyPart } from "@/components/ui/lazy-part";

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

/** Shorter lists are rendered whole, as on the server; only longer ones load what finds the rows near the window. */
const shortList = 45;

const LongList = lazyPart(async () => (await import("./long-list")).LongList);

function RowWindow(props: RowWindowProps) {
  const whole = <WholeList {...props} />;
  if (props.count <= shortList) return whole;
  return (
    <Suspense fallback={whole}>
      <LongList {...props} />
    </Suspense>
  );
}

function WholeList({ count, role = "presentation", columns, onScrolledDown, children }: RowWindowProps) {
  const list = useRef<HTMLDivElement>(null);
  useScrolledTo(list, onScrolledDown);
  return (
    <div ref={list} role={role} className={columns}>
      {children(0, count)}
    </div>
  );
}
