import { requestLanguage, translate } from "@/lib/i18n/translate";
import { documentTitle } from "@/components/animals/results/documents/document-title";
import { DescriptionList } from "@/components/ui/description-list";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { Table } from "@/components/ui/table";
import { formatLongDay } from "@/lib/domain/format";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import type { IssuedContent } from "./passport-types";
import { StateBadge } from "@/components/ui/state-badge";
import { meaningOf } from "@/components/animals/results/results/outcome-meaning";

interface IssuedContentProps {
  readonly content: IssuedContent;
}

/** What the document says, as it was issued. */
export function IssuedContentView({ content }: IssuedContentProps) {
  const t = translate("passport");
  const { animal, tests, breeds, markers, parentage } = content;
  return (
    <>
      <section aria-labelledby="issued" className={cn(cardStyles, "grid gap-4")}>
        <div className="grid gap-1">
          <h2 id="issued" className="wrap-anywhere">
            {documentTitle(content)}
          </h2>
          <p className="text-lead font-semibold wrap-anywhere">{animal.name}</p>
          <p className="text-small text-quiet">{t("compare")}</p>
        </div>
        <Facts content={content} />
      </section>
      {parentage && <IssuedParentage parentage={parentage} />}
      {tests.length > 0 && <IssuedTests tests={tests} />}
      {breeds.length > 0 && <Breeds breeds={breeds} />}
      {markers.length > 0 && <Markers markers={markers} />}
    </>
  );
}

const dayOf = (day: string) => new Date(`${day.slice(0, 10)}T12:00:00Z`);

function Facts({ content }: IssuedContentProps) {
  const language = requestLanguage();
  const t = translate("documentPdf");
  const { animal, barcode, collector, assayVersion, panel, version, issuedOn } = content;
  const { sex, bornOn } = animal;
  const sampledBy = collector === "" ? t("facts.owner") : t("facts.certified", { name: collector });
  const facts: readonly (readonly [string, string | null])[] = [
    [t("facts.registrationName"), animal.registrationName],
    [t("facts.registrationNumber"), animal.registrationNumber],
    [t("facts.chipNumber"), animal.chipNumber],
    [t("facts.species"), t(`species.${animal.species}`)],
    [t("facts.breed"), animal.breed],
    [t("facts.sex"), sex === "male" || sex === "female" ? t(`sexes.${sex}`) : null],
    [t("facts.bornOn"), bornOn && formatLongDay(language, dayOf(bornOn))],
    [t("facts.barcode"), barcode && formatBarcode(barcode)],
    [t("facts.collector"), barcode && sampledBy],
    [t("facts.issuedOn"), formatLongDay(language, dayOf(issuedOn))],
    [t("facts.version"), String(version)],
    [t("facts.assayVersion"), assayVersion],
    [t("facts.panel"), panel],
  ];
  return <DescriptionList rows={facts} className="grid gap-x-6 gap-y-3 wide:grid-cols-2" />;
}

function Breeds({ breeds }: { readonly breeds: IssuedContent["breeds"] }) {
  const t = translate("documentPdf");
  return (
    <section aria-labelledby="breeds" className={cn(cardStyles, "grid gap-4")}>
      <h2 id="breeds">{t("breeds.title")}</h2>
      <ul className="grid gap-3">
        {breeds.map(({ breed, percent }) => (
          <li key={breed} className="grid gap-1">
            <p className="flex justify-between gap-4">
              <span className="wrap-anywhere">{breed}</span>
              <b className="tabular-nums">{t("breeds.share", { percent })}</b>
            </p>
            <svg aria-hidden="true" className="h-2 w-full text-brand">
              <rect width="100%" height="8" rx="4" className="fill-sand" />
              <rect width={`${Math.min(percent, 100)}%`} height="8" rx="4" fill="currentColor" />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Markers({ markers }: { readonly markers: IssuedContent["markers"] }) {
  const t = translate("documentPdf");
  const columns = [
    { key: "marker", label: t("columns.marker") },
    { key: "alleles", label: t("columns.alleles") },
  ];
  const rows = markers.map(({ marker, alleles }) => ({
    key: marker,
    cells: { marker, alleles: alleles.join(" / ") },
  }));
  return (
    <section className={cn(cardStyles, "grid gap-4")}>
      <Table caption={t("markers.title")} columns={columns} rows={rows} />
    </section>
  );
}

/** Every test of the document in its order. */
function IssuedTests({ tests }: { readonly tests: IssuedContent["tests"] }) {
  const t = translate("documentPdf");
  return (
    <section aria-labelledby="tests" className={cn(cardStyles, "grid gap-4")}>
      <div className="grid gap-1">
        <h2 id="tests">{translate("passport")("results")}</h2>
        <p className="text-small text-quiet">{t("count", { count: tests.length })}</p>
      </div>
      <ul>
        {tests.map(({ code, name, genotype, outcome }) => {
          return (
            <li
              key={code}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3 first:border-0"
            >
              <span className="font-medium wrap-anywhere">{name}</span>
              <span className="flex flex-wrap items-center gap-3">
                {genotype !== null && <b className="tabular-nums">{genotype}</b>}
                <StateBadge meaning={meaningOf({ outcome })}>{t(`outcomes.${outcome}`)}</StateBadge>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="text-small text-quiet">{t("about")}</p>
    </section>
  );
}

interface IssuedParentageProps {
  readonly parentage: NonNullable<IssuedContent["parentage"]>;
}

/** Whether the parents fit, and how each marker compares. */
function IssuedParentage({ parentage }: IssuedParentageProps) {
  const t = translate("documentPdf");
  const { outcome, dam, sire, markers } = parentage;
  const match = (value: (typeof markers)[number]["dam"]) => (value === null ? "–" : t(`parentage.${value}`));
  const columns = [
    { key: "marker", label: t("columns.marker") },
    { key: "dam", label: t("columns.dam") },
    { key: "sire", label: t("columns.sire") },
  ];
  return (
    <section aria-labelledby="parentage" className={cn(cardStyles, "grid gap-4")}>
      <h2 id="parentage">{t(`parentage.outcomes.${outcome}`)}</h2>
      <DescriptionList
        rows={[
          [t("parentage.dam"), dam ?? t("parentage.notStated")],
          [t("parentage.sire"), sire ?? t("parentage.notStated")],
        ]}
        className="grid gap-3 wide:grid-cols-2"
      />
      {markers.length > 0 && (
        <Table
          caption={t("parentage.markers")}
          columns={columns}
          rows={markers.map((row) => ({
            key: row.marker,
            cells: { marker: row.marker, dam: match(row.dam), sire: match(row.sire) },
          }))}
        />
      )}
    </section>
  );
}
