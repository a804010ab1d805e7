import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import type { Language } from "@/lib/config/languages";
import { getTranslator } from "@/lib/i18n/messages";
import { paths } from "@/lib/navigation/paths";
import { KitRow } from "./kit-row";
import type { UnusedKits } from "./kit-types";

interface KitsToActivateProps {
  /** The first of them; undefined if they could not be read. */
  readonly kits: UnusedKits | undefined;
  readonly language: Language;
}

/** Kits that the user has ordered and nobody has activated. */
export function KitsToActivate({ kits, language }: KitsToActivateProps) {
  const t = getTranslator(language, "kits");
  const activateAny = <LinkButton href={paths.activate}>{t("toActivate.activateAny")}</LinkButton>;
  if (kits?.count === 0)
    return (
      <EmptyState title={t("toActivate.emptyTitle")} hint={t("toActivate.emptyText")}>
        {activateAny}
      </EmptyState>
    );
  return (
    <section aria-labelledby="kits" className={cn(cardStyles, "grid gap-3")}>
      <h2 id="kits">{t("toActivate.title")}</h2>
      {kits === undefined ? (
        <p role="alert">{t("toActivate.failed")}</p>
      ) : (
        <>
          <p className="text-quiet">{t("toActivate.count", { count: kits.count })}</p>
          <ul>
            {kits.results.map((kit) => (
              <KitRow key={kit.id} kit={kit} language={language} isToDo />
            ))}
          </ul>
        </>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {activateAny}
        <a href={paths.sampleTracker}>{t("toActivate.trackAny")}</a>
        {kits !== undefined && kits.count > kits.results.length && (
          <a href={paths.orders}>{t("toActivate.allOrders")}</a>
        )}
      </div>
    </section>
  );
}
