"use client";

import type { RefObject } from "react";
import { FormFailure } from "@/components/form/form-failure";
import type { SendingWords } from "@/components/form/failure-words";
import { useProfileForm } from "@/components/account/use-profile-form";
import { Button } from "@/components/ui/button";
import { DialogBox } from "@/components/ui/dialog-client";
import { TextArea } from "@/components/ui/text-area";
import { limits } from "@/lib/config/limits";
import { approvalForms } from "@/lib/contract/approvals/approvals.forms";
import { approvalsRoutes } from "@/lib/contract/approvals/approvals.routes";
import type { CallError } from "@/store/api/call-error";
import { type Approval, decideOn, takeBack } from "@/store/approvals";
import type { ShopThunk } from "@/store/shop-state";
import { type ApprovalWords, fill } from "./approval-words";
import type { Deed } from "./deed";

interface DecideFormProps {
  readonly id: number;
  readonly decision: Deed;
  readonly words: ApprovalWords["dialog"];
  readonly sendingWords: SendingWords;
  readonly onDecided: (approval: Approval) => void;
  /** Somebody else was first, as the message says. */
  readonly onOvertaken: (message: string) => void;
}

interface DecideDialogProps extends DecideFormProps {
  readonly name: string;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly opener: RefObject<HTMLElement | null>;
}

export function DecideDialog({ name, isOpen, onOpen, opener, ...form }: DecideDialogProps) {
  const { decision, words } = form;
  return (
    <DialogBox
      isOpen={isOpen}
      onOpen={onOpen}
      title={fill(said(words, decision).title, { name })}
      description={words.text}
      closeLabel={words.close}
      opener={opener}
    >
      <DecideForm {...form} />
    </DialogBox>
  );
}

function DecideForm({ id, decision, words, sendingWords, onDecided, onOvertaken }: DecideFormProps) {
  const isApproval = decision === "approved";

  const decide =
    (body: { note?: string | null | undefined }): ShopThunk<Promise<CallError | undefined>> =>
    async (dispatch) => {
      const decided = await dispatch(
        decision === "takenBack" ? takeBack(id, body.note ?? "") : decideOn(id, { decision, ...body }),
      );
      if (decided.isDone) onDecided(decided.approval);
      else if (decided.error.kind === "refusal") onOvertaken(decided.error.message);
      else return decided.error;
      return undefined;
    };

  const { field, saving, submit } = useProfileForm({
    schema: approvalForms[decision],
    values: { note: "" },
    save: decide,
    failed: approvalsRoutes[decision === "takenBack" ? "takeBack" : "decide"].failure,
    words: sendingWords,
  });
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={submit} onChange={saving.forget}>
      <TextArea
        {...field("note")}
        label={words.note}
        hint={said(words, decision).hint}
        required={!isApproval}
        maxLength={limits.noteLength}
        // What the dialog is about; the close button, the first in order, is only a way out.
        autoFocus
      />
      <FormFailure message={saving.failure} />
      <Button
        type="submit"
        kind={isApproval ? "primary" : "danger"}
        pending={saving.isSending && words.sending}
      >
        {said(words, decision).button}
      </Button>
    </form>
  );
}

function said(words: ApprovalWords["dialog"], deed: Deed) {
  return {
    approved: { title: words.approveTitle, hint: words.noteOptional, button: words.approve },
    declined: { title: words.declineTitle, hint: words.noteNeeded, button: words.decline },
    takenBack: { title: words.takeBackTitle, hint: words.takeBackNeeded, button: words.takeBack },
  }[deed];
}
