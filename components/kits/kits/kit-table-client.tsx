"use client";

import { type ReactNode, Suspense } from "react";
import { useTranslator } from "#use-messages";
import { CopyButton } from "@/components/form/copy-button-client";
import { Link } from "@/components/links/link";
import { SelectBox } from "@/components/lists/select-box";
import { SelectTable } from "@/components/lists/select-table";
import { SortHead } from "@/components/lists/sort-head";
import { useSortedRows } from "@/components/lists/use-sorted-rows";
import { useStoredSelection } from "@/components/lists/use-stored-selection";
import { brand } from "@/lib/config/brand";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import { barcodePaths } from "@/lib/navigation/tool-paths";
import { isSelectedKit, type SelectedKit } from "./own-kit";
import { lazyPart } from "@/components/ui/lazy-part";

/** Not needed before something is selected. */
const KitSelectionBar = lazyPart(async () => (await import("./kit-selection-bar")).KitSelectionBar);

type SortKey = "name" | "order" | "posted" | "state";

export interface KitTableRow extends SelectedKit {
  readonly orderHref: string;
  readonly animalHref: string;
  readonly ordered: ReactNode;
  readonly when: ReactNode;
  readonly badge: ReactNode;
  readonly sortKeys: Readonly<Record<SortKey, string>>;
}

interface KitTableProps {
  /** User id: the selection is theirs. */
  readonly owner: number;
  readonly rows: readonly KitTableRow[];
}

/** One page of kits, sorted by a column, with actions for those selected on any page. */
export function KitTable({ owner, rows }: KitTableProps) {
  const t = useTranslator("kitTable");
  const { order, sorted, sortBy } = useSortedRows<SortKey, KitTableRow>(rows, "order");
  const selection = useStoredSelection({
    key: `${brand.slug}:selected-kits:${owner}`,
    isItem: isSelectedKit,
  });
  // The column is the same for kits that are all still to be activated.
  const hasState = rows.some(({ state }) => state !== "unused");
  const head = (name: SortKey) => (
    <SortHead name={name} label={t(`columns.${name}`)} order={order} onSort={sortBy} />
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <SelectTable
        caption={t("caption")}
        selectAll={{
          label: t("all"),
          isSelected: rows.every(({ id }) => selection.has(id)),
          onChange: () => selection.toggleAll(rows.map(toSelected)),
        }}
        head={
          <>
            {head("name")}
            <th scope="col">{t("columns.barcode")}</th>
            {head("order")}
            {head("posted")}
            {hasState ? (
              head("state")
            ) : (
              <th scope="col">
                <span className="sr-only">{t("columns.action")}</span>
              </th>
            )}
          </>
        }
      >
        {sorted.map((row) => (
          <KitTableLine
            key={row.id}
            row={row}
            hasState={hasState}
            isSelected={selection.has(row.id)}
            onSelect={() => selection.toggle(toSelected(row))}
          />
        ))}
      </SelectTable>
      {selection.items.length > 0 && (
        <Suspense>
          <KitSelectionBar owner={owner} kits={selection.items} onClear={selection.clear} />
        </Suspense>
      )}
    </div>
  );
}

interface KitTableLineProps {
  readonly row: KitTableRow;
  readonly hasState: boolean;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

function KitTableLine({ row, hasState, isSelected, onSelect }: KitTableLineProps) {
  const t = useTranslator("kitTable");
  const kits = useTranslator("kits");
  const { name, barcode, orderNumber, orderHref, ordered, animalName, animalHref, when, badge } = row;
  const spoken = barcode === null ? "" : formatBarcode(barcode);
  return (
    <tr>
      <td>
        <SelectBox
          label={t("one", { name: `${name}, ${spoken || orderNumber}` })}
          isSelected={isSelected}
          onChange={onSelect}
        />
      </td>
      <td className="min-w-44 wrap-break-word">{name}</td>
      <td className="whitespace-nowrap tabular-nums">
        {spoken || <span className="whitespace-normal text-quiet">{kits("notPosted")}</span>}
        {barcode !== null && (
          <CopyButton isIcon text={barcode} label={t("copy", { barcode: spoken })} copied={t("copied")} />
        )}
      </td>
      <td className="whitespace-nowrap">
        <Link href={orderHref}>{orderNumber}</Link>
        <p className="text-small text-quiet">{ordered}</p>
      </td>
      <td className="whitespace-nowrap">{when}</td>
      <td className="whitespace-nowrap">
        {hasState && badge}
        <p className="flex gap-4">
          {animalHref && <Link href={animalHref}>{animalName}</Link>}
          <KitLink row={row} />
        </p>
      </td>
    </tr>
  );
}

/** The next step of the kit. */
function KitLink({ row: { barcode, state } }: Pick<KitTableLineProps, "row">) {
  const t = useTranslator("kits");
  if (barcode === null || state === "void") return null;
  const action = state === "unused" ? "activate" : "track";
  return (
    <Link
      href={action === "activate" ? barcodePaths.activateKit(barcode) : barcodePaths.trackSample(barcode)}
      aria-label={t(`${action}Kit`, { barcode: formatBarcode(barcode) })}
      className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap"
    >
      {t(action)}
    </Link>
  );
}

/** Nothing of the page goes to the browser's storage but what the actions need. */
const toSelected = (row: KitTableRow): SelectedKit => {
  const { id, name, barcode, state, orderNumber, posted, animalName } = row;
  return { id, name, barcode, state, orderNumber, posted, animalName };
};
