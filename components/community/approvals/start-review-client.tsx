"use client";

import { useMessages } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { useMutationCall } from "@/components/form/use-mutation-call";
import { Button } from "@/components/ui/button";
import { approvalsRoutes } from "@/lib/contract/community/approvals/approvals.routes";
import { callApi } from "@/store/api/call-api";
import type { Approval } from "./decide-dialog-client";

interface StartReviewProps {
  readonly id: number;
  readonly name: string;
  readonly onStarted: (approval: Approval) => void;
}

/** Tells the applicant's page that somebody is reading the application. */
export function StartReview({ id, name, onStarted }: StartReviewProps) {
  const messages = useMessages("approvals.card");

  const { run, isSending, failure } = useMutationCall({
    failure: approvalsRoutes.startReview.failure,
  });
  async function start() {
    const outcome = await run(callApi(approvalsRoutes.startReview, { params: { id } }));
    if (outcome.ok) onStarted(outcome.data);
  }
  return (
    <>
      <Button kind="secondary" pending={isSending && messages.startingReview} onClick={() => void start()}>
        {messages.startReview} <span className="sr-only">{name}</span>
      </Button>
      <FormFailure message={failure} />
    </>
  );
}
