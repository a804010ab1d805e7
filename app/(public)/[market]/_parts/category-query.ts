import { type CategoryQuery, emptyCategoryQuery, parseCategoryQuery } from "@/lib/domain/shop/category-query";
import type { MarketParams } from "@/app/(public)/[market]/layout";

export interface ListPageProps<Params = MarketParams> {
  readonly params: Promise<Params>;
  /** Of the dynamic version, for requests with a query; those without one get the static version under `static/`. */
  readonly searchParams?: Promise<Record<string, string | string[] | undefined>>;
}

export const readCategoryQuery = async ({
  searchParams,
}: Pick<ListPageProps, "searchParams">): Promise<CategoryQuery> =>
  searchParams === undefined ? emptyCategoryQuery : parseCategoryQuery(await searchParams);
