import type { ReactNode } from "react";
import { translate } from "@/lib/i18n/translate";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/links/link-button";
import { paths } from "@/lib/navigation/paths";
import { searchHref } from "@/lib/domain/shop/search-kinds";
import {
  isFiltered,
  emptyCategoryQuery,
  categoryHref,
  type CategoryQuery,
} from "@/lib/domain/shop/category-query";

interface NoResultsProps {
  readonly base: string;
  readonly query: CategoryQuery;
  /** More links. */
  readonly children?: ReactNode;
}

/** Offers fewer filters, the first page, or all products. */
export function NoResults({ base, query, children }: NoResultsProps) {
  const t = translate("store");
  const { search } = query;
  const firstPage = categoryHref(base, { ...query, page: 1 });
  const hasOtherFilters = isFiltered({ ...query, search: "" });
  return (
    <EmptyState title={t("empty")} hint={t("emptyHint")}>
      <div className="flex flex-wrap justify-center gap-3">
        {query.page > 1 && (
          <LinkButton kind="secondary" href={firstPage}>
            {t("firstPage")}
          </LinkButton>
        )}
        {search && hasOtherFilters && (
          <LinkButton kind="secondary" href={categoryHref(base, { ...emptyCategoryQuery, search })}>
            {t("everywhere", { search })}
          </LinkButton>
        )}
        {search && (
          <LinkButton kind="secondary" href={searchHref(paths.search, search)}>
            {t("anything", { search })}
          </LinkButton>
        )}
        <LinkButton kind="secondary" href={base}>
          {t("showAll")}
        </LinkButton>
        {children}
      </div>
    </EmptyState>
  );
}
