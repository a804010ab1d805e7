import { LinkButton } from "@/components/links/link-button";
import { EmptyState } from "@/components/ui/empty-state";
import type { CataloguePage } from "@/lib/navigation/catalogues";
import { paths } from "@/lib/navigation/paths";
import {
  isFiltered,
  emptyCategoryQuery,
  categoryHref,
  type CategoryQuery,
} from "@/lib/domain/shop/category-query";
import { listTestTypes } from "@/lib/navigation/category-pages";
import { translate } from "@/lib/i18n/translate";
import { NoResults } from "./no-results";
import { type BrowserResults, ProductBrowser } from "./product-browser";

interface CatalogueCategoryViewProps {
  readonly category: CataloguePage;
  readonly query: CategoryQuery;
  readonly found: BrowserResults;
}

/** Products of one catalogue category, with filters and pages. */
export function CatalogueCategoryView({ category, query, found }: CatalogueCategoryViewProps) {
  const t = translate("catalogue");
  const { path, species } = category;
  if (found.list.count === 0 && !isFiltered(query) && query.page === 1)
    return (
      <div className="mt-10">
        <EmptyState title={t("empty")} hint={t("emptyHint")} />
      </div>
    );
  const everything = categoryHref(paths.store, { ...emptyCategoryQuery, search: query.search, species });
  return (
    <ProductBrowser
      base={path}
      query={query}
      found={found}
      types={listTestTypes(category)}
      hasSpecies={false}
      scope={{ role: category.role, species: category.species }}
      empty={
        <NoResults base={path} query={query}>
          <LinkButton kind="secondary" href={everything}>
            {translate("categoryPages")("all", { species })}
          </LinkButton>
        </NoResults>
      }
    />
  );
}
