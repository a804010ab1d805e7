import { Suspense } from "react";
import { readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { translate } from "@/lib/i18n/translate";
import { CarrierRatesView } from "@/components/breeding/breeding-community/carrier-rates-view";
import { ListSkeleton } from "@/components/ui/skeleton";
import { visitorMarket, visitorMetadata } from "@/lib/server/market";
import { parseId } from "@/lib/server/page-params";
import { requireTool } from "@/lib/server/session/require-tool";

export const generateMetadata = visitorMetadata("breedingCommunity", (t) => ({ title: t("rates.title") }));

export default async function CarrierRatesPage({ searchParams }: PageProps<"/my/carrier-rates">) {
  const { countryCode, type } = await requireTool("carrier-rates");
  await visitorMarket();
  const t = translate("breedingCommunity");
  const { breed } = await searchParams;
  const breedId = typeof breed === "string" ? parseId(breed) : undefined;
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{t("rates.title")}</h1>
      <p className="max-w-text text-lead text-quiet">{t("rates.intro")}</p>
      <Suspense key={breedId} fallback={<ListSkeleton label={t("rates.loading")} />}>
        <Rates breedId={breedId} country={countryCode} isOwner={type !== "vet"} />
      </Suspense>
    </div>
  );
}

interface RatesProps {
  readonly breedId: number | undefined;
  readonly country: string;
  /** Can let own animals count. */
  readonly isOwner: boolean;
}

async function Rates({ breedId, ...props }: RatesProps) {
  return (
    <CarrierRatesView
      rates={await readOwnAsVisitor("breedingCommunity.carrierRates", {
        query: { ...(breedId && { breed: breedId }) },
      })}
      {...props}
    />
  );
}
