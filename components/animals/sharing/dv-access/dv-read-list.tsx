import { translate } from "@/lib/i18n/translate";
import { ListPagination } from "@/components/lists/list-pagination";
import { Table } from "@/components/ui/table";
import type { DvReads } from "@/lib/contract/animals/sharing/dv-access/dv-access.types";
import { formatInstant } from "@/lib/domain/format-instant";
import { paths } from "@/lib/navigation/paths";

interface DvReadListProps {
  readonly animal: { readonly id: number; readonly name: string };
  readonly reads: DvReads;
  readonly page: number;
}

/** When Dogs Victoria saw an animal, for its owner. */
export function DvReadList({ animal, reads, page }: DvReadListProps) {
  const t = translate("dvAccess");
  const { name } = animal;
  return (
    <section aria-labelledby="dv-reads" className="grid grid-cols-1 gap-4">
      <h2 id="dv-reads">{t("log.title")}</h2>
      {reads.count === 0 ? (
        <p className="text-quiet">{t("log.empty", { name })}</p>
      ) : (
        <Table
          isStacked
          caption={t("log.intro", { name })}
          columns={[
            { key: "at", label: t("log.at") },
            { key: "kind", label: t("log.kind") },
            { key: "reader", label: t("log.reader") },
          ]}
          rows={reads.results.map(({ id, at, kind, reader }) => ({
            key: String(id),
            cells: {
              at: formatInstant(at),
              kind: t(`log.kinds.${kind}`),
              reader: reader ?? t("log.deletedAccount"),
            },
          }))}
        />
      )}
      <ListPagination
        page={page}
        count={reads.count}
        hrefOf={(target) => `${paths.shareAnimal(animal.id)}?page=${target}#dv-reads`}
        label={t("pages")}
      />
    </section>
  );
}
