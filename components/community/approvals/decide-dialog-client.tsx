"use client";

import { useMessages, useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { emptyToNull } from "@/components/form/contract-resolver";
import { useCallForm } from "@/components/form/use-call-form";
import { Button } from "@/components/ui/button";
import { Dialog, type DialogState } from "@/components/ui/dialog-client";
import { TextArea } from "@/components/ui/text-area";
import { limits } from "@/lib/config/limits";
import { approvalsRoutes } from "@/lib/contract/community/approvals/approvals.routes";
import { callApi } from "@/store/api/call-api";
import type { Response } from "@/lib/contract/calls";
import type { Decision } from "@/lib/config/community/approvals";

/** What an admin can do with an application. */
export type ApprovalAction = Decision | "revoked";

export type Approval = Response<"approvals.decide">;

const messageKeys = {
  approved: { title: "approveTitle", hint: "noteOptional", button: "approve" },
  declined: { title: "declineTitle", hint: "noteNeeded", button: "decline" },
  revoked: { title: "takeBackTitle", hint: "takeBackNeeded", button: "takeBack" },
} as const satisfies Readonly<Record<ApprovalAction, object>>;

interface DecideFormProps {
  readonly id: number;
  readonly decision: ApprovalAction;
  readonly onDecided: (approval: Approval) => void;
  /** Another admin has decided in the meantime. */
  readonly onConflict: (message: string) => void;
  /** Ends an authorisation instead of taking a listing back. */
  readonly isAgent: boolean;
}

type DecideDialogProps = DecideFormProps & DialogState & { readonly name: string };

export function DecideDialog({ name, isOpen, onOpenChange, triggerRef, ...form }: DecideDialogProps) {
  const { decision, isAgent } = form;
  const t = useTranslator("approvals.dialog");
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t(decision === "revoked" && isAgent ? "endAgentTitle" : messageKeys[decision].title, { name })}
      description={t("text")}
      closeLabel={t("close")}
      triggerRef={triggerRef}
    >
      <DecideForm {...form} />
    </Dialog>
  );
}

function DecideForm({ id, isAgent, decision, onDecided, onConflict }: DecideFormProps) {
  const messages = useMessages("approvals.dialog");

  const isApproval = decision === "approved";
  const keys = messageKeys[decision];

  const form = useCallForm({
    route: decision === "revoked" ? approvalsRoutes.revoke : approvalsRoutes.decide,
    schema: async () =>
      (await import("@/lib/contract/community/approvals/approvals.forms")).approvalForms[decision],
    defaults: { note: "" },
    toBody: emptyToNull,
    send: ({ note }) =>
      decision === "revoked"
        ? callApi(approvalsRoutes.revoke, { params: { id }, body: { note: note ?? "" } })
        : callApi(approvalsRoutes.decide, { params: { id }, body: { decision, note } }),
    onSuccess: onDecided,
    onRefusal: ({ message }) => onConflict(message),
  });
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={form.submit} onChange={form.reset}>
      <TextArea
        {...form.field("note")}
        label={messages.note}
        hint={messages[keys.hint]}
        required={!isApproval}
        maxLength={limits.noteLength}
        // Without this, the close button would get the focus, because it comes first.
        autoFocus
      />
      <FormFailure message={form.failure} />
      <Button
        type="submit"
        kind={isApproval ? "primary" : "danger"}
        pending={form.isSending && messages.sending}
      >
        {decision === "revoked" && isAgent ? messages.endAgent : messages[keys.button]}
      </Button>
    </form>
  );
}
