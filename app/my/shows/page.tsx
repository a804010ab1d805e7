import { readAsVisitor } from "@/lib/data/visitor-calls";
import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { ShowList } from "@/components/community/shows/show-list";
import { LinkButton } from "@/components/links/link-button";
import { DeferredList } from "@/components/lists/deferred-list";
import { parseCategoryQuery } from "@/lib/domain/shop/category-query";
import { paths } from "@/lib/navigation/paths";
import { visitorMetadata } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

export const generateMetadata = visitorMetadata("shows", (t) => ({ title: t("title") }));

export default async function ShowsPage({ searchParams }: PageProps<"/my/shows">) {
  await requireTool("shows");
  const t = translate("shows");
  const { page } = parseCategoryQuery({ page: (await searchParams)["page"] });
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{t("title")}</h1>
      <p className="max-w-text text-lead text-quiet">{t("intro")}</p>
      <p className="flex flex-wrap items-center gap-4">
        <LinkButton href={paths.newShow}>{t("register")}</LinkButton>
        <Link href={paths.pages.showSecretaries} className="py-2">
          {t("guide")}
        </Link>
      </p>
      <DeferredList
        key={page}
        label={t("loading")}
        read={() => readAsVisitor("shows.list", { query: { page } })}
      >
        {({ results, count }) => <ShowList shows={results} count={count} page={page} />}
      </DeferredList>
    </div>
  );
}
