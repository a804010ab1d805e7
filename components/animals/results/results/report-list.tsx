import { AnimalAvatar } from "@/components/animals/public/animal-avatar";
import { ChipLink } from "@/components/links/chip-link";
import { Link } from "@/components/links/link";
import { cn } from "@/components/ui/class-names";
import { meaningStyles } from "@/components/ui/meaning-styles";
import { MeaningSymbol } from "@/components/ui/meaning-symbol";
import { StateBadge } from "@/components/ui/state-badge";
import { translate } from "@/lib/i18n/translate";
import { formatInstantDay } from "@/lib/domain/format-instant";
import { groupBy } from "@/lib/domain/group-by";
import { paths } from "@/lib/navigation/paths";
import { groupMeanings } from "./outcome-meaning";
import type { ListedReport } from "./result-types";

export interface ReportListProps {
  readonly reports: readonly ListedReport[];
}

/** Reports, the newest first. Those of a litter for the same product are one entry. */
export function ReportList({ reports }: ReportListProps) {
  return (
    <ul className="empty:hidden">
      {groupLitters(reports).map(([first, ...mates]) =>
        mates.length === 0 ? (
          <ReportRow key={first.barcode} report={first} />
        ) : (
          <LitterRow key={first.barcode} reports={[first, ...mates]} />
        ),
      )}
    </ul>
  );
}

type Entry = readonly [first: ListedReport, ...mates: ListedReport[]];

/** Reports of the same product for one litter are one entry. */
export function groupLitters(reports: readonly ListedReport[]): readonly Entry[] {
  const keyOf = ({ litterId, product, barcode }: ListedReport) =>
    litterId === null ? barcode : `${litterId} ${product}`;
  return groupBy(reports, keyOf).flatMap(([, [first, ...mates]]) => (first ? [[first, ...mates]] : []));
}

function ReportRow({ report }: { readonly report: ListedReport }) {
  const t = translate("results");
  const { animalId, name, species, breed, photoId, barcode, product, issuedAt } = report;
  return (
    <li className="relative grid grid-cols-[auto_1fr] items-center gap-4 border-t border-line py-3 first:border-0">
      <AnimalAvatar animal={{ id: animalId, species, breed, photoId }} className="size-14" />
      <div className="grid min-w-0 gap-1">
        {/* The whole row is the link. */}
        <Link
          href={paths.results(animalId, barcode)}
          className="font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {t("heading", { name })}
        </Link>
        <p className="text-small text-quiet wrap-anywhere">
          {t("latest.issued", { product, date: formatInstantDay(issuedAt) })}
        </p>
        <Counts {...report} />
        {report.atRiskTests.length > 0 && (
          <p className="text-small font-medium wrap-anywhere">{report.atRiskTests.join(", ")}</p>
        )}
      </div>
    </li>
  );
}

const countsOf = ({ atRisk, carrier, clear }: Pick<ListedReport, "atRisk" | "carrier" | "clear">) =>
  (
    [
      { group: "at-risk", count: atRisk },
      { group: "carrier", count: carrier },
      { group: "clear", count: clear },
    ] as const
  ).filter(({ count }) => count > 0);

function Counts(report: ListedReport) {
  const t = translate("results");
  const counts = countsOf(report);
  return (
    counts.length > 0 && (
      <p className="flex flex-wrap gap-2">
        {counts.map(({ group, count }) => (
          <StateBadge key={group} meaning={groupMeanings[group]}>
            {t(`counts.${group}`, { count })}
          </StateBadge>
        ))}
      </p>
    )
  );
}

/** The animals with the most important outcome of each, and the way to compare them. */
function LitterRow({ reports }: { readonly reports: Entry }) {
  const t = translate("results");
  const [{ animalId, product, issuedAt }] = reports;
  return (
    <li className="grid grid-cols-1 gap-2 border-t border-line py-3 first:border-0">
      <p className="font-semibold">{t("latest.litter", { count: reports.length })}</p>
      <p className="text-small text-quiet wrap-anywhere">
        {t("latest.issued", { product, date: formatInstantDay(issuedAt) })}
      </p>
      <ul className="flex flex-wrap gap-2">
        {reports.map((report) => (
          <li key={report.barcode}>
            <ChipLink
              href={paths.results(report.animalId, report.barcode)}
              picture={<AnimalAvatar animal={{ ...report, id: report.animalId }} className="size-9" />}
            >
              {report.name} <Worst {...report} />
            </ChipLink>
          </li>
        ))}
      </ul>
      <p>
        <Link href={paths.animalFamily(animalId)} className="inline-block py-1 font-semibold">
          {t("latest.compare")}
        </Link>
      </p>
    </li>
  );
}

/** The most important outcome, as a symbol with its name. */
function Worst(report: ListedReport) {
  const t = translate("results");
  const [worst] = countsOf(report);
  if (worst === undefined) return null;
  return (
    <>
      <span className={cn("ml-1 rounded-full px-1.5", meaningStyles[groupMeanings[worst.group]])}>
        <MeaningSymbol meaning={groupMeanings[worst.group]} />
      </span>
      <span className="sr-only">{t(`counts.${worst.group}`, { count: worst.count })}</span>
    </>
  );
}
