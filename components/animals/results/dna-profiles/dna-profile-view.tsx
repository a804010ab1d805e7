import { Link } from "@/components/links/link";
import { requestLanguage, translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { Table } from "@/components/ui/table";
import { formatPercent } from "@/lib/domain/format";
import { formatInstantDay } from "@/lib/domain/format-instant";
import { paths } from "@/lib/navigation/paths";
import type { Response } from "@/lib/contract/calls";

export type DnaProfileResponse = Response<"dnaProfiles.get">;
type ImportedResults = Response<"dnaProfiles.marsResults">["results"];

interface DnaProfileViewProps {
  readonly response: DnaProfileResponse;
  readonly imported: ImportedResults;
}

/** Every marker of a DNA profile with both alleles. */
export function DnaProfileView({ response, imported }: DnaProfileViewProps) {
  const t = translate("dnaProfiles");
  const { animal, barcode, state, profile } = response;
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="print:hidden">
        <Link href={paths.results(animal.id, barcode)}>{t("back", { name: animal.name })}</Link>
      </p>
      <h1 className="wrap-anywhere">{t("heading", { name: animal.name })}</h1>
      {profile === null ? (
        <EmptyState
          title={t(state === "ready" || state === "in-progress" ? "empty" : "waiting")}
          hint={t("emptyHint")}
        />
      ) : (
        <Profile animal={animal} profile={profile} />
      )}
      {imported.length > 0 && <Imported results={imported} />}
    </div>
  );
}

interface ProfileProps {
  readonly animal: DnaProfileResponse["animal"];
  readonly profile: NonNullable<DnaProfileResponse["profile"]>;
}

function Profile({ animal, profile }: ProfileProps) {
  const t = translate("dnaProfiles");
  const { panel, panelKey, madeOn, markers, sexMarkers, markerCount, missing, heterozygosity } = profile;
  const rows = [...markers, ...sexMarkers].map(({ marker, alleles }) => ({
    key: marker,
    cells: { marker, one: <b>{alleles[0]}</b>, other: <b>{alleles[1]}</b> },
  }));
  return (
    <>
      <div className={cn(cardStyles, "grid gap-1")}>
        <p className="max-w-text text-lead">{t("intro", { name: animal.name, panel })}</p>
        <p>{t("found", { found: markers.length, count: markerCount })}</p>
        {heterozygosity !== null && (
          <p>{t("heterozygosity", { percent: formatPercent(heterozygosity, requestLanguage()) })}</p>
        )}
        <p className="text-small text-quiet">
          {t("panelKey", { key: panelKey })} · {t("madeOn", { date: formatInstantDay(madeOn) })}
        </p>
        {missing.length > 0 && (
          <p className="text-small wrap-anywhere">{t("missing", { names: missing.join(", ") })}</p>
        )}
        <p className="max-w-text text-small text-quiet">{t("compare")}</p>
      </div>
      <Table
        isNarrow
        caption={t("caption")}
        columns={[
          { key: "marker", label: t("marker") },
          { key: "one", label: t("one"), isNumber: true },
          { key: "other", label: t("other"), isNumber: true },
        ]}
        rows={rows}
      />
    </>
  );
}

interface ImportedProps {
  readonly results: ImportedResults;
}

function Imported({ results }: ImportedProps) {
  const t = translate("dnaProfiles");
  return (
    <section aria-labelledby="imported" className="grid grid-cols-1 gap-3">
      <h2 id="imported" className="text-title-2">
        {t("imported.title")}
      </h2>
      <p className="text-quiet">{t("imported.intro")}</p>
      <Table
        caption={t("imported.caption")}
        columns={[
          { key: "test", label: t("imported.test") },
          { key: "result", label: t("imported.result") },
          { key: "source", label: t("imported.source") },
          { key: "date", label: t("imported.date") },
        ]}
        rows={results.map(({ source, testName, result, testedOn }) => ({
          key: `${source} ${testName} ${testedOn ?? ""}`,
          cells: {
            test: testName,
            result,
            source,
            date: testedOn === null ? t("imported.unknown") : formatInstantDay(testedOn),
          },
        }))}
      />
    </section>
  );
}
