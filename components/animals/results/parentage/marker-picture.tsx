import { translate } from "@/lib/i18n/translate";
import { cn } from "@/components/ui/class-names";
import { type Meaning, meaningStyles } from "@/components/ui/meaning-styles";
import { MeaningSymbol } from "@/components/ui/meaning-symbol";
import { Table } from "@/components/ui/table";
import type { MarkerMatch } from "@/lib/config/animals/parentage";
import type { ParentageReport } from "@/lib/contract/animals/results/parentage/parentage.types";

const matchMeanings = {
  match: "clear",
  mismatch: "affected",
  missing: "unknown",
} as const satisfies Readonly<Record<MarkerMatch, Meaning>>;

/** Every marker as a coloured cell with a shape, and the same as a table. */
export function MarkerPicture({ report }: { readonly report: ParentageReport }) {
  const t = translate("parentage");
  const { panel, common, markers } = report;
  const parents = (["dam", "sire"] as const).filter((role) => report[role] !== null);
  return (
    <section aria-labelledby="markers" className="grid grid-cols-1 gap-4">
      <div className="grid max-w-text gap-2">
        <h2 id="markers">{t("report.picture")}</h2>
        {panel !== null && (
          <p>
            {t("report.pictureIntro", {
              panel: panel.name,
              common: common ?? 0,
              count: panel.markerCount,
              least: panel.leastCommon,
            })}
          </p>
        )}
        <p className="text-quiet">{t("report.private")}</p>
      </div>
      <Legend />
      {parents.map((role) => (
        <div key={role} className="grid gap-2">
          <h3>{t(`roles.${role}`)}</h3>
          <div aria-hidden="true" className="flex flex-wrap gap-1">
            {markers.map(({ marker, [role]: match }) => (
              <Cell key={marker} marker={marker} match={match} isSmall={markers.length > mostNamedMarkers} />
            ))}
          </div>
        </div>
      ))}
      <details>
        <summary className="disclosure font-medium">{t("report.showTable")}</summary>
        <Table
          caption={t("report.table")}
          columns={[
            { key: "marker", label: t("report.marker") },
            ...parents.map((role) => ({ key: role, label: t(`roles.${role}`) })),
          ]}
          rows={markers.map(({ marker, ...matches }) => ({
            key: marker,
            cells: {
              marker,
              ...Object.fromEntries(
                parents.map((role) => [role, <Match key={role} match={matches[role]} />]),
              ),
            },
          }))}
        />
      </details>
    </section>
  );
}

/** With more, the cells have no names: there would be no room. */
const mostNamedMarkers = 30;

interface CellProps {
  readonly marker: string;
  readonly match: MarkerMatch | null;
  readonly isSmall: boolean;
}

function Cell({ marker, match, isSmall }: CellProps) {
  if (match === null) return null;
  const meaning = matchMeanings[match];
  return (
    <span
      title={marker}
      className={cn(
        "grid content-center justify-items-center rounded-sm text-small leading-tight",
        meaningStyles[meaning],
        isSmall ? "size-6" : "min-h-12 w-24 p-1",
      )}
    >
      <MeaningSymbol meaning={meaning} />
      {!isSmall && <span>{marker}</span>}
    </span>
  );
}

function Legend() {
  const t = translate("parentage");
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      {(["match", "mismatch", "missing"] as const).map((match) => (
        <li key={match} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={cn(
              "grid size-6 place-items-center rounded-sm text-small",
              meaningStyles[matchMeanings[match]],
            )}
          >
            <MeaningSymbol meaning={matchMeanings[match]} />
          </span>
          {t(`report.matches.${match}`)}
        </li>
      ))}
    </ul>
  );
}

function Match({ match }: { readonly match: MarkerMatch | null }) {
  const t = translate("parentage");
  if (match === null) return null;
  return (
    <>
      <MeaningSymbol meaning={matchMeanings[match]} /> {t(`report.matches.${match}`)}
    </>
  );
}
