import { Link } from "@/components/links/link";
import { requestCountry, translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { maxMates } from "@/lib/config/breeding/breeding";
import type { BreedingStrategy } from "@/lib/contract/breeding/breeding-strategy/breeding-strategy.types";
import { formatDay } from "@/lib/domain/format";
import { type StrategyQuery, strategyQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";
import { ReasonList } from "./reason-list";
import { VerdictBadge } from "./verdict-badge";

interface MatesViewProps {
  readonly strategy: BreedingStrategy;
  readonly address: StrategyQuery;
}

/** The user's animals that suit one parent, the best first; each leads to the plan of the pair. */
export function MatesView({ strategy, address }: MatesViewProps) {
  const t = translate("breedingStrategy");
  const { species, dam, sire, mates } = strategy;
  const role = dam ? "dam" : "sire";
  const name = (dam ?? sire)?.name ?? t(`pair.outside.${role}`);
  const found = mates ?? [];
  const hrefOf = (id: number) =>
    strategyQuery.href(paths.breedingStrategy, {
      ...address,
      species,
      [role === "dam" ? "sire" : "dam"]: String(id),
    });
  if (found.length === 0) return <EmptyState title={t("mates.empty")} hint={t("mates.emptyHint")} />;
  return (
    <section aria-labelledby="mates" className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id="mates">{t(`mates.heading.${role}`, { name })}</h2>
        <p className="max-w-text text-quiet">{t("mates.intro")}</p>
        {found.length === maxMates && <p className="text-quiet">{t("mates.limited", { count: maxMates })}</p>}
      </div>
      <ol className="grid grid-cols-1 gap-3">
        {found.map(({ id, name: mate, breed, bornOn, verdict, reasons }) => (
          <li key={id} className={cn(cardStyles, "relative grid gap-2 hover:border-brand")}>
            <div className="flex flex-wrap items-baseline justify-between gap-2">
              <h3 className="text-lead wrap-anywhere">
                <Link href={hrefOf(id)} className="after:absolute after:inset-0 after:rounded-box">
                  {mate}
                </Link>
              </h3>
              <VerdictBadge verdict={verdict} />
            </div>
            <p className="text-quiet">
              {[breed, bornOn && t("mates.born", { date: formatDay(bornOn, requestCountry()) })]
                .filter(Boolean)
                .join(" · ")}
            </p>
            <ReasonList reasons={reasons} species={species} />
          </li>
        ))}
      </ol>
    </section>
  );
}
