import { ClientMessages } from "@/lib/i18n/client-messages";
import { translate } from "@/lib/i18n/translate";
import { DescriptionList } from "@/components/ui/description-list";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { StateBadge } from "@/components/ui/state-badge";
import { formatInstant } from "@/lib/domain/format-instant";
import type { Response } from "@/lib/contract/calls";
import { JobActions } from "./job-actions-client";

type Job = Response<"adminJobs.list">["results"][number];

export function JobList({ jobs }: { readonly jobs: readonly Job[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard job={job} />
        </li>
      ))}
    </ul>
  );
}

function JobCard({ job }: { readonly job: Job }) {
  const t = translate("adminJobs");
  const ids = job.ids.map(({ name, value }) => `${name} ${value}`).join(", ");
  const facts = [
    [t("reason"), job.reason ?? t("noReason")],
    [t("attempts"), String(job.attempts)],
    [t("lastAttempt"), formatInstant(job.failedAt)],
    [t("nextAttempt"), job.nextAt && formatInstant(job.nextAt)],
    [t("created"), formatInstant(job.createdAt)],
  ] as const;
  return (
    <article aria-labelledby={job.id} className={cn(cardStyles, "grid gap-4")}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 id={job.id} className="text-lead wrap-anywhere">
          {ids === "" ? job.queue : t("subject", { queue: job.queue, ids })}
        </h2>
        <StateBadge meaning={job.state === "failed" ? "affected" : "carrier"}>
          {t(`states.${job.state}`)}
        </StateBadge>
      </div>
      <DescriptionList rows={facts} layout="beside" className="grid gap-2" />
      <ClientMessages areas={["adminJobs.actions"]}>
        <JobActions id={job.id} />
      </ClientMessages>
    </article>
  );
}
