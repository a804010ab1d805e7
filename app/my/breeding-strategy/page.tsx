import { Suspense } from "react";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestMessages, translate } from "@/lib/i18n/translate";
import { MatesView } from "@/components/breeding/breeding-strategy/mates-view";
import { PairForm } from "@/components/breeding/breeding-strategy/pair-form-client";
import { PairView } from "@/components/breeding/breeding-strategy/pair-view";
import { FilterLinks } from "@/components/links/filter-links";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { ListSkeleton } from "@/components/ui/skeleton";
import type { BreedingStrategy } from "@/lib/contract/breeding/breeding-strategy/breeding-strategy.types";
import { readBreedingStrategy } from "@/lib/data/breeding/breeding-strategy";
import { type StrategyQuery, strategyQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";
import { visitorMetadata } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

export const generateMetadata = visitorMetadata("breedingStrategy", (t) => ({ title: t("title") }));

export default async function BreedingStrategyPage({ searchParams }: PageProps<"/my/breeding-strategy">) {
  await requireTool("breeding-strategy");
  const t = translate("breedingStrategy");
  const address = strategyQuery.parse(await searchParams);
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="print:hidden">{t("title")}</h1>
      <p className="max-w-text text-lead text-quiet print:hidden">{t("intro")}</p>
      <Suspense key={strategyQuery.href("", address)} fallback={<ListSkeleton label={t("loading")} />}>
        <Planner address={address} />
      </Suspense>
    </div>
  );
}

interface PlannerProps {
  readonly address: StrategyQuery;
}

async function Planner({ address }: PlannerProps) {
  const t = translate("breedingStrategy");
  const { strategy, errors } = await readBreedingStrategy(address);
  const species = strategy?.species ?? address.species;
  return (
    <>
      <div className="print:hidden">
        <FilterLinks
          label={t("species.label")}
          choices={(["canine", "feline"] as const).map((name) => ({
            href: strategyQuery.href(paths.breedingStrategy, { species: name }),
            label: t(`species.${name}`),
            isCurrent: name === species,
          }))}
        />
      </div>
      <ClientMessages areas={["breedingStrategy"]}>
        <PairForm
          key={species}
          species={species}
          parents={{ dam: strategy?.dam ?? null, sire: strategy?.sire ?? null }}
          errors={errors}
          geneLabels={requestMessages("litterColours").fields[species]}
        />
      </ClientMessages>
      {strategy === null ? <HowItWorks /> : <Strategy strategy={strategy} address={address} />}
    </>
  );
}

interface StrategyProps extends PlannerProps {
  readonly strategy: BreedingStrategy;
}

function Strategy({ strategy, address }: StrategyProps) {
  const { pair } = strategy;
  if (pair !== null) return <PairView strategy={strategy} pair={pair} />;
  return <MatesView strategy={strategy} address={address} />;
}

function HowItWorks() {
  const t = translate("breedingStrategy");
  return (
    <section aria-labelledby="start" className={cn(cardStyles, "grid max-w-text gap-3")}>
      <h2 id="start" className="text-title-3">
        {t("start.title")}
      </h2>
      <ol className="grid list-decimal gap-2 pl-5">
        {(["choose", "outside", "see"] as const).map((step) => (
          <li key={step}>{t(`start.${step}`)}</li>
        ))}
      </ol>
    </section>
  );
}
