"use client";

import { DoneNote } from "@/components/registration/done-note-client";
import { FormCard } from "@/components/account/form-card";
import type { SendingWords } from "@/components/form/failure-words";
import { useProfileForm } from "@/components/account/use-profile-form";
import { Card } from "@/components/ui/card";
import { TextArea } from "@/components/ui/text-area";
import type { PlainKind } from "@/lib/config/approvals";
import { limits } from "@/lib/config/limits";
import { approvalForms } from "@/lib/contract/approvals/approvals.forms";
import { approvalsRoutes } from "@/lib/contract/approvals/approvals.routes";
import { applyFor } from "@/store/approvals";
import type { ApprovalWords } from "./approval-words";

interface ApplyFormProps {
  readonly kind: PlainKind;
  /** How it stands so far. */
  readonly standing: string;
  /** What we answered the last time. */
  readonly note: string | undefined;
  readonly words: ApprovalWords["mine"];
  readonly sendingWords: SendingWords;
}

export function ApplyFormClient({ kind, standing, note, words, sendingWords }: ApplyFormProps) {
  const { field, saving, submit } = useProfileForm({
    schema: approvalForms.apply,
    values: { details: "" },
    save: (body: { details: string }) => applyFor({ kind, ...body }),
    failed: approvalsRoutes.apply.failure,
    words: sendingWords,
  });
  const own = words[kind];
  if (saving.isDone)
    return (
      <Card>
        <DoneNote title={`${own.title}: ${words.sentTitle}`} text={own.sent} />
      </Card>
    );
  return (
    <FormCard
      title={own.title}
      intro={standing}
      words={{ ...sendingWords, save: words.apply, saving: words.applying }}
      saving={saving}
      onSubmit={submit}
    >
      {note && <p className="whitespace-pre-line">{note}</p>}
      <TextArea
        {...field("details")}
        label={own.details}
        hint={own.detailsHint}
        required
        maxLength={limits.noteLength}
      />
    </FormCard>
  );
}
