"use client";

import { ConfirmAction } from "@/components/form/confirm-action-client";
import { collectionAgentsRoutes } from "@/lib/contract/community/collection-agents/collection-agents.routes";
import type { Messages } from "@/lib/i18n/generated/message-types";

type Application = Messages["collectionAgents"]["application"];

interface WithdrawAgentProps {
  readonly labels: Application["withdraw"] | Application["cancel"];
}

/** Ends the authorisation, or takes the application back. */
export function WithdrawAgent({ labels }: WithdrawAgentProps) {
  return <ConfirmAction kind="danger" labels={labels} route={collectionAgentsRoutes.withdraw} input={{}} />;
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
}

/** Removes a nomination, or declines one. */
export function RemoveNomination({ id, labels }: RemoveNominationProps) {
  return (
    <ConfirmAction
      kind="secondary"
      labels={labels}
      route={collectionAgentsRoutes.removeNomination}
      input={{ params: { id } }}
    />
  );
}
