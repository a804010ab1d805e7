import type { Metadata } from "next";
import { marketOfParams } from "@/lib/server/market";
import { translate } from "@/lib/i18n/translate";
import { AgentFinder } from "@/components/community/collection-agents/agent-finder";
import { storefrontEnv } from "@/lib/config/env";
import { mapProviderOf } from "@/lib/domain/community/map-provider";
import { BecomeAgent } from "@/components/community/collection-agents/become-agent";
import { readAgents } from "@/lib/data/community/collection-agents";
import { agentQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";
import { ContentPage, contentMetadata } from "@/app/(public)/[market]/_parts/content-page";

/** Withdrawn agents must disappear at once. */
export const dynamic = "force-dynamic";

const path = paths.pages.collectionAgents;

export async function generateMetadata({
  searchParams,
}: PageProps<"/[market]/content/resources/collection-agents">): Promise<Metadata> {
  const query = agentQuery.parse(await searchParams);
  return {
    ...contentMetadata(path),
    ...((agentQuery.isFiltered(query) || query.page > 1) && { robots: { index: false, follow: true } }),
  };
}

/** The content page of this address, with the finder above its text. */
export default async function CollectionAgentsPage({
  params,
  searchParams,
}: PageProps<"/[market]/content/resources/collection-agents">) {
  const market = await marketOfParams(params);
  const query = agentQuery.parse(await searchParams);
  const t = translate("collectionAgents");
  return (
    <ContentPage path={path} market={market}>
      <p className="text-lead text-quiet">{t("intro")}</p>
      <AgentFinder
        {...await readAgents(market, query)}
        query={query}
        mapProvider={mapProviderOf(storefrontEnv())}
        base={path}
      />
      <BecomeAgent />
    </ContentPage>
  );
}
