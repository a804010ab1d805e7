import { readAsVisitor } from "@/lib/data/visitor-calls";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { adminTitle, requireAdmin } from "@/app/admin/_parts/require-admin";
import { ApprovalsQueue } from "@/components/community/approvals/approvals-queue-client";
import { toApplication } from "@/components/community/approvals/application";
import { ApprovalsFilter } from "@/components/community/approvals/approvals-filter";
import { describeResearch } from "@/components/community/research/describe-research";
import { EmptyState } from "@/components/ui/empty-state";
import { ListPagination } from "@/components/lists/list-pagination";
import { approvalsQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";

export const generateMetadata = () =>
  adminTitle(paths.approvals, () => translate("approvals")("queue.title"));

export default async function ApprovalsPage({ searchParams }: PageProps<"/admin/approvals">) {
  await requireAdmin(paths.approvals);
  const t = translate("approvals");
  const query = approvalsQuery.parse(await searchParams);
  const { results, count } = await readAsVisitor("approvals.list", { query });
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{t("queue.title")}</h1>
      <p className="text-lead text-quiet">{t("queue.intro")}</p>
      <ApprovalsFilter kind={query.kind} state={query.state} />
      {count > 0 && <p className="text-quiet">{t("queue.count", { count })}</p>}
      <ClientMessages areas={["approvals"]}>
        <ApprovalsQueue
          applications={results.map((approval) => ({
            ...toApplication(approval),
            research: approval.research && describeResearch(approval.research),
          }))}
          empty={<EmptyState title={t("queue.empty")} hint={t("queue.emptyHint")} />}
        />
      </ClientMessages>
      <ListPagination
        {...approvalsQuery.pages(paths.approvals, query)}
        count={count}
        label={t("queue.pagination.label")}
      />
    </div>
  );
}
