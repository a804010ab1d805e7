import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { RequestList } from "@/components/animals/results/parentage/request-list";
import { LinkButton } from "@/components/links/link-button";
import { DeferredList } from "@/components/lists/deferred-list";
import { readAsVisitor, tryReadAsVisitor } from "@/lib/data/visitor-calls";
import { parentageQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";
import { visitorMetadata } from "@/lib/server/market";
import { requireTool } from "@/lib/server/session/require-tool";

export const generateMetadata = visitorMetadata("parentage", (t) => ({ title: t("title") }));

export default async function ParentageRequestsPage({ searchParams }: PageProps<"/my/parentage-requests">) {
  await requireTool("parentage-request");
  const t = translate("parentage");
  const query = parentageQuery.parse(await searchParams);
  const consents = await tryReadAsVisitor("parentage.consents", {});
  const incoming = consents?.length ?? 0;
  const { species, ...filter } = query;
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{t("title")}</h1>
      <p className="max-w-text text-lead text-quiet">{t("intro")}</p>
      {incoming > 0 && (
        <p className="rounded-box border border-edge bg-card p-4">
          {t("incoming", { count: incoming })} <Link href={paths.parentageConsents}>{t("incomingLink")}</Link>
        </p>
      )}
      <p>
        <LinkButton href={paths.newParentageRequest}>{t("new")}</LinkButton>
      </p>
      <DeferredList
        key={parentageQuery.href("", query)}
        label={t("loading")}
        read={() => readAsVisitor("parentage.list", { query: { ...filter, ...(species && { species }) } })}
      >
        {({ results, count }) => <RequestList requests={results} count={count} query={query} />}
      </DeferredList>
    </div>
  );
}
