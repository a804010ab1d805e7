import { translate } from "@/lib/i18n/translate";
import { DescriptionList } from "@/components/ui/description-list";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { Table } from "@/components/ui/table";
import type { IssuedContent } from "./passport-types";

interface IssuedParentageProps {
  readonly parentage: NonNullable<IssuedContent["parentage"]>;
}

/** Whether the parents fit, and how each marker compares. */
export function IssuedParentage({ parentage }: IssuedParentageProps) {
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
