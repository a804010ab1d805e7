import type { Translator } from "@/lib/i18n/translator";
import { translate } from "@/lib/i18n/translate";
import { FilterLinks } from "@/components/links/filter-links";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { StateBadge } from "@/components/ui/state-badge";
import { paths } from "@/lib/navigation/paths";
import type { PartProps, Report, Results } from "./result-types";

interface ChangesSectionProps extends PartProps {
  readonly results: Results;
}

/** What this version says that the one before, or another earlier one, did not. */
export function ChangesSection({ report, results }: ChangesSectionProps) {
  const t = translate("results");
  const { changes, supersedes, comparedWith } = report;
  const since = comparedWith ?? supersedes;
  if (since === null) return null;
  return (
    <section aria-labelledby="changes" className={cn(cardStyles, "grid gap-3")}>
      <h2 id="changes" className="text-title-3">
        {t("sections.changes")}
      </h2>
      <p>
        {t("changes.since", { version: since })}:{" "}
        {changes.length === 0 ? t("changes.none") : t("changes.results", { count: changes.length })}
      </p>
      <ul className="grid gap-2">
        {changes.map((change) => (
          <li
            key={change.code}
            className="grid gap-x-6 border-t border-line pt-2 wide:grid-cols-[1fr_auto] wide:items-center"
          >
            <span>
              <span className="font-semibold wrap-anywhere">{change.name}</span>
              <span className="block">{describe(change, t)}</span>
            </span>
            <ChangeBadge change={change} />
          </li>
        ))}
      </ul>
      <OtherVersions report={report} results={results} />
    </section>
  );
}

function ChangeBadge({ change: { from, to } }: { readonly change: Change }) {
  const t = translate("results");
  const kind = to === null ? "withdrawn" : from === null ? "new" : "different";
  return <StateBadge meaning={to === null ? "carrier" : "unknown"}>{t(`changes.kinds.${kind}`)}</StateBadge>;
}

/** The earlier versions, each to compare with this one. */
function OtherVersions({ report, results }: Pick<ChangesSectionProps, "report" | "results">) {
  const t = translate("results");
  const { animal, barcode, versions } = results;
  const earlier = versions.filter(({ version }) => version < report.version);
  if (earlier.length < 2) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3 print:hidden">
      <span className="text-small text-quiet">{t("changes.compare")}</span>
      <FilterLinks
        label={t("changes.compare")}
        choices={earlier.map(({ version }) => ({
          href: `${paths.results(animal.id, barcode)}?version=${report.version}&against=${version}#changes`,
          label: t("changes.version", { version }),
          isCurrent: version === report.comparedWith,
        }))}
      />
    </div>
  );
}

type Change = Report["changes"][number];

function describe({ from, to }: Change, t: Translator<"results">): string {
  const shown = ({ outcome, genotype }: NonNullable<Change["to"]>) =>
    [t(`outcomes.${outcome}`), genotype && `(${genotype})`].filter(Boolean).join(" ");
  if (to === null) return t("changes.removed");
  return from === null
    ? t("changes.added", { to: shown(to) })
    : t("changes.changed", { from: shown(from), to: shown(to) });
}
