import { readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { translate } from "@/lib/i18n/translate";
import { CarrierRatesView } from "@/components/breeding/breeding-community/carrier-rates-view";
import { DeferredList } from "@/components/lists/deferred-list";
import { visitorMetadata } from "@/lib/server/market";
import { parseId } from "@/lib/server/page-params";
import { requireTool } from "@/lib/server/session/require-tool";

export const generateMetadata = visitorMetadata("breedingCommunity", (t) => ({ title: t("rates.title") }));

export default async function CarrierRatesPage({ searchParams }: PageProps<"/my/carrier-rates">) {
  const { type } = await requireTool("carrier-rates");
  const t = translate("breedingCommunity");
  const { breed } = await searchParams;
  const breedId = typeof breed === "string" ? parseId(breed) : undefined;
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{t("rates.title")}</h1>
      <p className="max-w-text text-lead text-quiet">{t("rates.intro")}</p>
      <DeferredList
        key={breedId}
        label={t("rates.loading")}
        read={() =>
          readOwnAsVisitor("breedingCommunity.carrierRates", {
            query: { ...(breedId && { breed: breedId }) },
          })
        }
      >
        {(rates) => <CarrierRatesView rates={rates} isOwner={type !== "vet"} />}
      </DeferredList>
    </div>
  );
}
