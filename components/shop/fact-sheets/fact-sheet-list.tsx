import { Link } from "@/components/links/link";
import { systemName } from "@/components/shop/public/system-name";
import { translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterForm } from "@/components/links/filter-form";
import { ListPagination } from "@/components/lists/list-pagination";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import type { FactSheets } from "@/lib/contract/shop/fact-sheets/fact-sheets.types";
import { type FactSheetQuery, factSheetQuery } from "@/lib/domain/list-queries";
import { speciesNames } from "@/lib/domain/species";

interface FactSheetFilterProps {
  /** Address of the page with the list. */
  readonly action: string;
  readonly query: FactSheetQuery | undefined;
}

export function FactSheetFilter({ action, query }: FactSheetFilterProps) {
  const t = translate("factSheets");
  return (
    <FilterForm
      action={action}
      label={t("filter")}
      submitLabel={t("show")}
      columns="wide:grid-cols-[2fr_1.5fr_1fr_auto]"
    >
      <TextField
        name="search"
        type="search"
        label={t("search")}
        defaultValue={query?.search}
        maxLength={limits.searchLength}
      />
      <TextField
        name="breed"
        type="search"
        label={t("breed")}
        defaultValue={query?.breed}
        maxLength={limits.searchLength}
      />
      <Select
        name="species"
        label={t("species")}
        defaultValue={query?.species ?? ""}
        placeholder={t("both")}
        options={speciesNames.map((value) => ({ value, label: t(value) }))}
      />
    </FilterForm>
  );
}

interface FactSheetListProps {
  readonly address: string;
  readonly hrefOf: (code: string) => string;
  readonly query: FactSheetQuery;
  readonly sheets: Pick<FactSheets, "results" | "count">;
}

export function FactSheetList({ address, hrefOf, sheets, query }: FactSheetListProps) {
  const t = translate("factSheets");
  const { results, count } = sheets;
  if (results.length === 0)
    return (
      <EmptyState title={t("noMatch")} hint={t("noMatchHint")}>
        <Link href={address}>{t("clear")}</Link>
      </EmptyState>
    );
  return (
    <>
      <p className="text-quiet">{t("count", { count })}</p>
      <ul className="grid grid-cols-1 gap-3">
        {results.map(({ code, name, species, kind, bodySystem, summary }) => (
          <li key={code} className={cn(cardStyles, "relative grid gap-1 hover:border-brand")}>
            <h2 className="text-lead">
              <Link
                href={hrefOf(code)}
                className="wrap-anywhere after:absolute after:inset-0 after:rounded-box"
              >
                {name}
              </Link>
            </h2>
            <p>{summary}</p>
            <p className="text-small text-quiet">
              {[t(species), systemName(kind === "trait" ? "Trait" : bodySystem)].join(" · ")}
            </p>
          </li>
        ))}
      </ul>
      <ListPagination {...factSheetQuery.pages(address, query)} count={count} label={t("pages")} />
    </>
  );
}
