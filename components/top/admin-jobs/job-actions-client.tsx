"use client";

import { useRouter } from "next/navigation";
import { useMessages, useTranslator } from "#use-messages";
import { ConfirmAction } from "@/components/form/confirm-action-client";
import { FormFailure } from "@/components/form/form-failure";
import { useRouteCall } from "@/components/form/use-route-call";
import { Button } from "@/components/ui/button";
import { adminJobsRoutes } from "@/lib/contract/top/admin-jobs/admin-jobs.routes";

/** Retry and discard of one job. */
export function JobActions({ id }: { readonly id: string }) {
  const messages = useMessages("adminJobs.actions.discard");

  const t = useTranslator("adminJobs.actions");
  const router = useRouter();
  const input = { params: { id } };
  const retry = useRouteCall(adminJobsRoutes.retry);
  const send = async () => {
    await retry.send(input);
    router.refresh();
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" pending={retry.isSending && t("retrying")} onClick={() => void send()}>
          {t("retry")}
        </Button>
        <ConfirmAction kind="danger" labels={messages} route={adminJobsRoutes.discard} input={input} />
      </div>
      <FormFailure message={retry.failure} />
      <p role="status" className="empty:hidden">
        {retry.isDone ? t("retryDone") : ""}
      </p>
    </div>
  );
}

/** The same for all failed jobs of a queue. */
export function QueueActions({ queue, failed }: { readonly queue: string; readonly failed: number }) {
  const messages = useMessages("adminJobs.actions");
  const t = useTranslator("adminJobs.actions");
  const input = { params: { queue } };
  return (
    <div className="flex flex-wrap gap-3">
      <ConfirmAction
        kind="secondary"
        labels={{
          ...messages.retryQueue,
          open: t("retryQueue.open", { count: failed }),
          title: t("retryQueue.title", { queue }),
        }}
        route={adminJobsRoutes.retryQueue}
        input={input}
      />
      <ConfirmAction
        kind="danger"
        labels={{
          ...messages.discardQueue,
          open: t("discardQueue.open", { count: failed }),
          title: t("discardQueue.title", { queue }),
        }}
        route={adminJobsRoutes.discardQueue}
        input={input}
      />
    </div>
  );
}
