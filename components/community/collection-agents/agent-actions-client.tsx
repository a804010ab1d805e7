"use client";

import { ConfirmAction } from "@/components/form/confirm-action-client";
import { collectionAgentsRoutes } from "@/lib/contract/community/collection-agents/collection-agents.routes";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { callApi } from "@/store/api/call-api";
import type { FormMessages } from "@/store/api/failure-message";

type Application = Messages["collectionAgents"]["application"];

interface WithdrawAgentProps {
  readonly messages: Application["withdraw"] | Application["cancel"];
  readonly formMessages: FormMessages;
}

/** Ends the authorisation, or takes the application back. */
export function WithdrawAgent({ messages, formMessages }: WithdrawAgentProps) {
  return (
    <ConfirmAction
      kind="danger"
      labels={messages}
      failure={collectionAgentsRoutes.withdraw.failure}
      formMessages={formMessages}
      call={() => callApi(collectionAgentsRoutes.withdraw)}
    />
  );
}

interface RemoveNominationProps {
  readonly id: number;
  readonly labels: {
    readonly open: string;
    readonly title: string;
    readonly text: string;
    readonly submit: string;
    readonly sending: string;
    readonly close: string;
  };
  readonly formMessages: FormMessages;
}

/** Removes a nomination, or declines one. */
export function RemoveNomination({ id, labels, formMessages }: RemoveNominationProps) {
  return (
    <ConfirmAction
      kind="secondary"
      labels={labels}
      failure={collectionAgentsRoutes.removeNomination.failure}
      formMessages={formMessages}
      call={() => callApi(collectionAgentsRoutes.removeNomination, { params: { id } })}
    />
  );
}
