import { translate } from "@/lib/i18n/translate";
import { AgentFinder } from "@/components/community/collection-agents/agent-finder";
import { storefrontEnv } from "@/lib/config/env";
import { mapProviderOf } from "@/lib/domain/community/map-provider";
import { BecomeAgent } from "@/components/community/collection-agents/become-agent";
import { DeferredList } from "@/components/lists/deferred-list";
import { readAgents, readOwnAgent } from "@/lib/data/community/collection-agents";
import { agentQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket, visitorMetadata } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

export const generateMetadata = visitorMetadata("collectionAgents", (t) => ({ title: t("title") }));

export default async function CollectionAgentsPage({ searchParams }: PageProps<"/my/collection-agents">) {
  const user = await requireTool("collection-agents");
  const market = await visitorMarket();
  const t = translate("collectionAgents");
  const query = agentQuery.parse(await searchParams);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <h1>{t("title")}</h1>
        <p className="mt-2 max-w-text text-lead text-quiet">{t("intro")}</p>
      </div>
      <BecomeAgent own={await readOwnAgent()} />
      <DeferredList
        key={agentQuery.href(paths.collectionAgents, query)}
        label={t("finder.loading")}
        read={() => readAgents(market, query)}
      >
        {(agents) => (
          <AgentFinder
            {...agents}
            query={query}
            mapProvider={mapProviderOf(storefrontEnv())}
            base={paths.collectionAgents}
            sender={{ name: user.name, email: user.email }}
          />
        )}
      </DeferredList>
    </div>
  );
}
