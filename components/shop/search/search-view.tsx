import { Link } from "@/components/links/link";
import { requestLanguage, translate, requestMessages } from "@/lib/i18n/translate";
import { limits } from "@/lib/config/limits";
import { hasAllWords } from "@/lib/domain/shop/find-content";
import { searchKinds, type SearchKind, searchHref } from "@/lib/domain/shop/search-kinds";
import { paths } from "@/lib/navigation/paths";
import { emptyCategoryQuery, categoryHref } from "@/lib/domain/shop/category-query";
import { type ResultsByKind, SearchResultList } from "./search-result-list";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { buttonStyles } from "@/components/ui/button-styles";
import type { SearchScope } from "@/lib/navigation/product-filters";
import { ProductSearchForm } from "./product-search-form-client";
import { cn } from "@/components/ui/class-names";
import { controlStyles } from "@/components/ui/field";

interface SearchViewProps {
  readonly search: string;
  /** The only kind displayed, after "Show all". */
  readonly only?: SearchKind | undefined;
  readonly found: ResultsByKind | undefined;
}

export function SearchView({ search, only, found }: SearchViewProps) {
  const t = translate("search");
  const displayed = orderKinds(search, found).filter(
    (kind) => found?.[kind] === "failed" || countOf(found?.[kind]) > 0,
  );
  return (
    <div className="grid gap-8">
      <h1>{search ? t("titleFor", { search }) : t("title")}</h1>
      <ProductSearch search={search} label={t("label")} scope="everything" />
      {found === undefined && <p>{t("bare")}</p>}
      {found && displayed.length === 0 && (
        <p role="status">
          {t("find.nothing")} {t("nothingHint")}
        </p>
      )}
      {found &&
        displayed.map((kind) => (
          <FoundSection key={kind} kind={kind} search={search} found={found} isAll={only === kind} />
        ))}
      {only && (
        <p>
          <Link href={searchHref(paths.search, search)}>{t("everything", { search })}</Link>
        </p>
      )}
    </div>
  );
}

/** A help page or article whose title is what was searched for comes before products that only mention it. */
function orderKinds(search: string, found: ResultsByKind | undefined): readonly SearchKind[] {
  const language = requestLanguage();
  const leads = (["articles", "help"] as const).filter((kind) => {
    const results = found?.[kind];
    const first = results === "failed" ? undefined : results?.items[0];
    return first !== undefined && hasAllWords(first.title, search, language);
  });
  const products = found?.products;
  const isProduct =
    products !== "failed" && products?.items.some(({ name }) => hasAllWords(name, search, language));
  if (leads.length === 0 || isProduct) return searchKinds;
  return [...new Set<SearchKind>(["tasks", ...leads, ...searchKinds])];
}

function countOf(found: ResultsByKind[SearchKind]): number {
  return found === undefined || found === "failed" ? 0 : found.count;
}

interface FoundSectionProps extends Pick<SearchViewProps, "search"> {
  readonly kind: SearchKind;
  readonly found: ResultsByKind;
  readonly isAll: boolean;
}

function FoundSection({ kind, search, found, isAll }: FoundSectionProps) {
  const t = translate("search");
  const results = found[kind];
  if (results === undefined) return null;
  const isFailed = results === "failed";
  const [shown, count] = isFailed ? [0, 0] : [results.items.length, results.count];
  return (
    <section aria-labelledby={kind} className="grid gap-4">
      <h2 id={kind}>{t(`kinds.${kind}`)}</h2>
      {isFailed && <p role="status">{t("failed")}</p>}
      {!isFailed && kind !== "tasks" && (
        <p role="status">
          {isAll && shown < count ? t("shown", { shown, count }) : t(`counts.${kind}`, { count })}
        </p>
      )}
      <SearchResultList kind={kind} found={found} />
      {!isAll && shown < count && (
        <p>
          <Link href={allHref(kind, search)}>{t(`all.${kind}`, { count })}</Link>
        </p>
      )}
    </section>
  );
}

/** Products continue in the store, which has sorting and pages; the other kinds fit on one page. */
function allHref(kind: SearchKind, search: string): string {
  return kind === "products"
    ? categoryHref(paths.store, { ...emptyCategoryQuery, search: search.slice(0, limits.searchLength) })
    : searchHref(paths.search, search, kind);
}

/** Label above, field and button in one row. */
const searchRowStyles = "grid max-w-text gap-1.5";

const searchFieldStyles = cn(controlStyles, "min-w-0 grow");

interface ProductSearchProps {
  readonly search?: string;
  readonly label?: string;
  readonly scope: SearchScope;
}

/** Product search with suggestions. Submitting it leads to the search page, which finds everything else too. */
export function ProductSearch({ search = "", label, scope }: ProductSearchProps) {
  const find = requestMessages("search.find");
  return (
    <ClientMessages areas={["search.find"]}>
      <ProductSearchForm
        action={paths.search}
        search={search}
        minLength={limits.searchMinLength}
        maxLength={limits.searchLength}
        scope={scope}
        styles={{ row: searchRowStyles, field: searchFieldStyles, button: buttonStyles("primary") }}
        label={label ?? find.label}
        hint={find.hint}
        submitLabel={find.button}
      />
    </ClientMessages>
  );
}
