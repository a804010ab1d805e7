import type { Metadata } from "next";
import { alternatesOf } from "@/lib/server/alternates";
import { marketOfParams } from "@/lib/server/market";
import { translate } from "@/lib/i18n/translate";
import { BreederSearch } from "@/components/community/responsible-breeders/breeder-search";
import { storefrontEnv } from "@/lib/config/env";
import { readBreeders } from "@/lib/data/community/responsible-breeders";
import { breederQuery } from "@/lib/domain/list-queries";
import { mapProviderOf } from "@/lib/domain/community/map-provider";
import { paths } from "@/lib/navigation/paths";
import { ProgramBreadcrumbs } from "@/app/(public)/[market]/breeder/responsible-breeder-program/_parts/program-breadcrumbs";

/** Withdrawn breeders must disappear at once. */
export const dynamic = "force-dynamic";

export async function generateMetadata({
  params,
  searchParams,
}: PageProps<"/[market]/breeder/responsible-breeder-program/search">): Promise<Metadata> {
  await marketOfParams(params);
  const t = translate("responsibleBreeders");
  const query = breederQuery.parse(await searchParams);
  return {
    title: t("search.title"),
    description: t("search.description"),
    alternates: alternatesOf(paths.responsibleBreeders.search),
    ...((breederQuery.isFiltered(query) || query.page > 1) && {
      robots: { index: false, follow: true },
    }),
  };
}

export default async function BreederSearchPage({
  params,
  searchParams,
}: PageProps<"/[market]/breeder/responsible-breeder-program/search">) {
  const market = await marketOfParams(params);
  const query = breederQuery.parse(await searchParams);
  return (
    <>
      <ProgramBreadcrumbs page="search" />
      <BreederSearch
        query={query}
        {...await readBreeders(market, query)}
        mapProvider={mapProviderOf(storefrontEnv())}
      />
    </>
  );
}
