import { redirect } from "next/navigation";
import { readAsVisitor, tryReadAsVisitor } from "@/lib/data/visitor-calls";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { requestCountry, translate } from "@/lib/i18n/translate";
import { adminTitle, requireAdmin } from "@/app/admin/_parts/require-admin";
import { type ListedTube, TubeList } from "@/components/kits/admin-lab/tube-list-client";
import type { TubeFacts } from "@/components/kits/admin-lab/tube-badges";
import { TubeFinder } from "@/components/kits/admin-lab/tube-finder-client";
import { FilterLinks } from "@/components/links/filter-links";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/links/link-button";
import { ListPagination } from "@/components/lists/list-pagination";
import { formatDate } from "@/lib/domain/format";
import { tubesQuery } from "@/lib/domain/list-queries";
import { parseSearchText } from "@/lib/domain/shop/category-query";
import { limits } from "@/lib/config/limits";
import type { Translator } from "@/lib/i18n/translator";
import { paths } from "@/lib/navigation/paths";

export const generateMetadata = () => adminTitle(paths.adminLab, () => translate("adminLab")("title"));

export default async function AdminLabPage({ searchParams }: PageProps<"/admin/lab">) {
  await requireAdmin(paths.adminLab);
  const params = await searchParams;
  const barcode = parseSearchText(params["barcode"]).slice(0, limits.barcodeLength) || undefined;
  const found = barcode && (await tryReadAsVisitor("adminLab.get", { params: { barcode } }));
  if (found) redirect(paths.adminTube(found.barcode));
  const t = translate("adminLab");

  const query = tubesQuery.parse(params);
  const { results, count, counts, openProblems } = await readAsVisitor("adminLab.list", { query });
  return (
    <ClientMessages areas={["adminLab", "scan.button"]}>
      <div className="grid grid-cols-1 gap-6">
        <h1>{t("title")}</h1>
        <TubeFinder action={paths.adminLab} unknown={barcode} />
        <p className="flex flex-wrap gap-3">
          <LinkButton kind="secondary" href={paths.labResults}>
            {t("upload.title")}
          </LinkButton>
          <LinkButton kind="secondary" href={paths.kitProblems}>
            {t("problems.link", { count: openProblems })}
          </LinkButton>
        </p>
        <FilterLinks
          label={t("filter")}
          choices={counts.map(({ filter, count: size }) => ({
            href: tubesQuery.href(paths.adminLab, { filter, page: 1 }),
            label: t("filterCount", { label: t(`filters.${filter}`), count: size }),
            isCurrent: filter === query.filter,
          }))}
        />
        <p className="text-quiet">{t("intro")}</p>
        <TubeList
          empty={<EmptyState title={t("empty")} />}
          tubes={results.map((tube) => toListed(tube, t))}
        />
        <ListPagination {...tubesQuery.pages(paths.adminLab, query)} count={count} label={t("pages")} />
      </div>
    </ClientMessages>
  );
}

function toListed(tube: TubeFacts, t: Translator<"adminLab">): ListedTube {
  const day = (at: string) => formatDate(new Date(`${at.slice(0, 10)}T12:00:00`), requestCountry());
  const dates = [
    tube.since && t("list.since", { date: day(tube.since) }),
    tube.promisedOn && t("list.promised", { date: day(tube.promisedOn) }),
  ];
  return { ...tube, href: paths.adminTube(tube.barcode), dates: dates.flatMap((text) => text || []) };
}
