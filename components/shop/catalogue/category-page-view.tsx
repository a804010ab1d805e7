import { translate } from "@/lib/i18n/translate";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/links/link-button";
import { paths } from "@/lib/navigation/paths";
import {
  isFiltered,
  emptyCategoryQuery,
  categoryHref,
  type CategoryQuery,
} from "@/lib/domain/shop/category-query";
import { type CategoryPage, listTestTypes } from "@/lib/navigation/category-pages";
import { NoResults } from "./no-results";
import { type BrowserResults, ProductBrowser } from "./product-browser";

interface CategoryPageViewProps {
  readonly category: CategoryPage;
  readonly query: CategoryQuery;
  readonly found: BrowserResults;
}

/** Products of one category page, with filters and pages. */
export function CategoryPageView(props: CategoryPageViewProps) {
  const t = translate("categoryPages");

  const { category, query, found } = props;
  const species = category.species ?? "other";
  const isSold = found.list.count > 0 || isFiltered(query);
  return (
    <>
      <h1 className="text-pretty">{t(`${category.messageKey}.title`, { species })}</h1>
      <p className="mt-3 max-w-text text-lead text-quiet">{t(`${category.messageKey}.intro`, { species })}</p>
      {isSold ? (
        <ProductBrowser
          base={category.path}
          query={query}
          found={found}
          types={listTestTypes(category)}
          hasSpecies={category.species === null}
          scope={{ role: category.role, species: category.species }}
          empty={
            <NoResults base={category.path} query={query}>
              <LinkButton kind="secondary" href={storeSearchHref(category, query)}>
                {t("all", { species })}
              </LinkButton>
            </NoResults>
          }
        />
      ) : (
        <UnavailableCategory category={category} />
      )}
    </>
  );
}

/** Shown where the visitor's country sells nothing of the category. */
function UnavailableCategory({ category }: Pick<CategoryPageViewProps, "category">) {
  const t = translate("categoryPages");
  return (
    <section aria-labelledby="products" className="mt-10">
      <h2 id="products">{t("products")}</h2>
      <div className="mt-4">
        <EmptyState title={t("empty")} hint={t("emptyHint")}>
          <LinkButton
            kind="secondary"
            href={category.species === null ? paths.store : paths.landingPage(category)}
          >
            {t("back", { species: category.species ?? "other" })}
          </LinkButton>
        </EmptyState>
      </div>
    </section>
  );
}

/** The same search in the whole store. */
const storeSearchHref = ({ species }: CategoryPage, { search }: CategoryQuery) =>
  categoryHref(paths.store, { ...emptyCategoryQuery, search, species: species ?? undefined });
