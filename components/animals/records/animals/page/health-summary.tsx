import { OutcomeBadge } from "@/components/animals/results/results/outcome-badge";
import { findingAnchor } from "@/components/animals/results/results/group-results";
import { Link } from "@/components/links/link";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { MeaningSymbol } from "@/components/ui/meaning-symbol";
import { translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";
import type { Animal, AnimalProfile } from "./animal-types";

interface HealthSummaryProps {
  readonly animal: Pick<Animal, "id" | "petName">;
  readonly health: AnimalProfile["health"];
}

/** What all reports together say: findings with the way to their report, then how much is clear. */
export function HealthSummary({ animal: { id, petName: name }, health }: HealthSummaryProps) {
  const t = translate("animals");
  const { clear, findings } = health;
  if (clear + findings.length === 0) return null;
  const clearText = t(findings.length > 0 ? "health.othersClear" : "health.allClear", { name, count: clear });
  return (
    <section aria-labelledby="health" className={cn(cardStyles, "grid grid-cols-1 gap-3")}>
      <div>
        <h2 id="health">{t("health.title")}</h2>
        <p className="text-small text-quiet">{t("health.note")}</p>
      </div>
      <ul className="grid grid-cols-1 gap-2 empty:hidden">
        {findings.map((finding) => (
          <li key={finding.code} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <Link
              href={`${paths.results(id, finding.barcode)}#${findingAnchor(finding)}`}
              className="min-w-0 font-semibold wrap-anywhere"
            >
              {finding.name}
            </Link>
            <OutcomeBadge outcome={finding.outcome} />
          </li>
        ))}
      </ul>
      {clear > 0 && (
        <p className="wrap-anywhere">
          <MeaningSymbol meaning="clear" /> {clearText}
        </p>
      )}
    </section>
  );
}
