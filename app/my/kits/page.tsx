import { KitsView } from "@/components/kits/kits/kits-view";
import { FilterLinks } from "@/components/links/filter-links";
import { LinkButton } from "@/components/links/link-button";
import { DeferredList } from "@/components/lists/deferred-list";
import { kitFilters } from "@/lib/config/kits/kits";
import { readOwnAsVisitor } from "@/lib/data/visitor-calls";
import { kitsQuery } from "@/lib/domain/list-queries";
import { translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";
import { visitorMetadata } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

export const generateMetadata = visitorMetadata("kits", (t) => ({ title: t("title") }));

export default async function KitsPage({ searchParams }: PageProps<"/my/kits">) {
  const user = await requireTool("my-kits");
  const query = kitsQuery.parse(await searchParams);
  const t = translate("kits");
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-2">
          <h1>{t("title")}</h1>
          <p className="max-w-text text-lead text-quiet">{t("own.intro")}</p>
        </div>
        <LinkButton href={paths.activate}>{t("own.activate")}</LinkButton>
      </div>
      <FilterLinks
        label={t("own.filter")}
        choices={kitFilters.map((filter) => ({
          href: kitsQuery.href(paths.kits, { filter, page: 1 }),
          label: t(`own.filters.${filter}`),
          isCurrent: query.filter === filter,
        }))}
      />
      <DeferredList
        key={`${query.page} ${query.filter}`}
        label={t("own.loading")}
        read={() => readOwnAsVisitor("kits.list", { query })}
      >
        {({ results, count }) => <KitsView kits={results} count={count} query={query} user={user} />}
      </DeferredList>
    </div>
  );
}
