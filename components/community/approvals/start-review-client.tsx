"use client";

import { FormFailure } from "@/components/form/form-failure";
import { useMutationCall } from "@/components/form/use-mutation-call";
import { Button } from "@/components/ui/button";
import { approvalsRoutes } from "@/lib/contract/community/approvals/approvals.routes";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { callApi } from "@/store/api/call-api";
import type { FormMessages } from "@/store/api/failure-message";
import type { Approval } from "./decide-dialog-client";

interface StartReviewProps {
  readonly id: number;
  readonly name: string;
  readonly messages: Messages["approvals"]["card"];
  readonly formMessages: FormMessages;
  readonly onStarted: (approval: Approval) => void;
}

/** Tells the applicant's page that somebody is reading the application. */
export function StartReview({ id, name, messages, formMessages, onStarted }: StartReviewProps) {
  const { run, isSending, failure } = useMutationCall({
    failure: approvalsRoutes.startReview.failure,
    messages: formMessages,
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
