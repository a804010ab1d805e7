"use client";

import { useRouter } from "next/navigation";
import { ConfirmAction } from "@/components/form/confirm-action-client";
import { FormFailure } from "@/components/form/form-failure";
import { useMutationCall } from "@/components/form/use-mutation-call";
import { Button } from "@/components/ui/button";
import { adminJobsRoutes } from "@/lib/contract/top/admin-jobs/admin-jobs.routes";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { useTranslator } from "@/lib/i18n/use-translator";
import { callApi } from "@/store/api/call-api";
import type { FormMessages } from "@/store/api/failure-message";

interface ActionsProps {
  readonly messages: Messages["adminJobs"]["actions"];
  readonly formMessages: FormMessages;
}

/** Retry and discard of one job. */
export function JobActions({ id, messages, formMessages }: ActionsProps & { readonly id: string }) {
  const t = useTranslator(messages);
  const router = useRouter();
  const input = { params: { id } };
  const retry = useMutationCall({ messages: formMessages, failure: adminJobsRoutes.retry.failure });
  const send = async () => {
    await retry.run(callApi(adminJobsRoutes.retry, input));
    router.refresh();
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" pending={retry.isSending && t("retrying")} onClick={() => void send()}>
          {t("retry")}
        </Button>
        <ConfirmAction
          kind="danger"
          labels={messages.discard}
          failure={adminJobsRoutes.discard.failure}
          formMessages={formMessages}
          call={() => callApi(adminJobsRoutes.discard, input)}
        />
      </div>
      <FormFailure message={retry.failure} />
      <p role="status" className="empty:hidden">
        {retry.isDone ? t("retryDone") : ""}
      </p>
    </div>
  );
}

interface QueueActionsProps extends ActionsProps {
  readonly queue: string;
  readonly failed: number;
}

/** The same for all failed jobs of a queue. */
export function QueueActions({ queue, failed, messages, formMessages }: QueueActionsProps) {
  const t = useTranslator(messages);
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
        failure={adminJobsRoutes.retryQueue.failure}
        formMessages={formMessages}
        call={() => callApi(adminJobsRoutes.retryQueue, input)}
      />
      <ConfirmAction
        kind="danger"
        labels={{
          ...messages.discardQueue,
          open: t("discardQueue.open", { count: failed }),
          title: t("discardQueue.title", { queue }),
        }}
        failure={adminJobsRoutes.discardQueue.failure}
        formMessages={formMessages}
        call={() => callApi(adminJobsRoutes.discardQueue, input)}
      />
    </div>
  );
}
