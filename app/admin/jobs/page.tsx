import { readAsVisitor } from "@/lib/data/visitor-calls";
import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { adminTitle, requireAdmin } from "@/app/admin/_parts/require-admin";
import { QueueActions } from "@/components/top/admin-jobs/job-actions-client";
import { JobList } from "@/components/top/admin-jobs/job-list";
import { FilterLinks } from "@/components/links/filter-links";
import { EmptyState } from "@/components/ui/empty-state";
import { ListPagination } from "@/components/lists/list-pagination";
import { jobsQuery } from "@/lib/domain/list-queries";
import { paths } from "@/lib/navigation/paths";

export const generateMetadata = () => adminTitle(paths.adminJobs, () => translate("adminJobs")("title"));

export default async function AdminJobsPage({ searchParams }: PageProps<"/admin/jobs">) {
  await requireAdmin(paths.adminJobs);
  const t = translate("adminJobs");
  const query = jobsQuery.parse(await searchParams);
  const { results, count, queues } = await readAsVisitor("adminJobs.list", { query });
  const total = queues.reduce((sum, { failed, retrying }) => sum + failed + retrying, 0);
  const current = queues.find(({ queue }) => queue === query.queue);
  const choices = [
    { queue: undefined, label: t("all", { count: total }) },
    ...queues.map(({ queue, failed, retrying }) => ({
      queue,
      label: t("queue", { queue, count: failed + retrying }),
    })),
  ];
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1>{t("title")}</h1>
      <p className="text-lead text-quiet">{t("intro")}</p>
      {total > 0 && (
        <FilterLinks
          label={t("queues")}
          choices={choices.map(({ queue, label }) => ({
            label,
            href: jobsQuery.href(paths.adminJobs, { page: 1, queue }),
            isCurrent: queue === query.queue,
          }))}
        />
      )}
      {current !== undefined && current.failed > 0 && (
        <ClientMessages areas={["adminJobs.actions"]}>
          <QueueActions queue={current.queue} failed={current.failed} />
        </ClientMessages>
      )}
      {results.length === 0 ? (
        <EmptyState title={t("allWell")} hint={t("allWellHint")} />
      ) : (
        <JobList jobs={results} />
      )}
      <ListPagination {...jobsQuery.pages(paths.adminJobs, query)} count={count} label={t("pages")} />
    </div>
  );
}
