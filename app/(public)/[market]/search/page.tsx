import type { Metadata } from "next";
import { alternatesOf } from "@/lib/server/alternates";
import { marketOfParams } from "@/lib/server/market";
import { translate } from "@/lib/i18n/translate";
import { SearchView } from "@/components/shop/search/search-view";
import { searchAll } from "@/lib/data/shop/search";
import { parseSearchKind } from "@/lib/domain/shop/search-kinds";
import { paths } from "@/lib/navigation/paths";
import { parseSearchText } from "@/lib/domain/shop/category-query";

export const dynamic = "force-dynamic";

export async function generateMetadata({
  params,
  searchParams,
}: PageProps<"/[market]/search">): Promise<Metadata> {
  await marketOfParams(params);
  const t = translate("search");
  const search = parseSearchText((await searchParams).q);
  return {
    title: search ? t("titleFor", { search }) : t("title"),
    description: t("description"),
    alternates: alternatesOf(paths.search),
    robots: { index: search === "", follow: true },
  };
}

/** Search of the whole shop; without a query only the form. */
export default async function SearchPage({ params, searchParams }: PageProps<"/[market]/search">) {
  const market = await marketOfParams(params);
  const { q, only: kind } = await searchParams;
  const search = parseSearchText(q);
  const only = parseSearchKind(kind);
  return (
    <SearchView
      search={search}
      only={search ? only : undefined}
      found={search ? await searchAll(market, search, only) : undefined}
    />
  );
}
