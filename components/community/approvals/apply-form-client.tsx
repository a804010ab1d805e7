"use client";

import { useLanguage, useMessages } from "#use-messages";
import { FormSuccess } from "@/components/account/public/form-success-client";
import { FormCard } from "@/components/form/form-card";
import { emptyToNull } from "@/components/form/contract-resolver";
import { useCallForm } from "@/components/form/use-call-form";
import { Card } from "@/components/ui/card";
import { TextArea } from "@/components/ui/text-area";
import type { PlainKind } from "@/lib/config/community/approvals";
import { limits } from "@/lib/config/limits";
import { colonIn } from "@/lib/domain/format";
import { approvalsRoutes } from "@/lib/contract/community/approvals/approvals.routes";

interface ApplyFormProps {
  readonly kind: PlainKind;
  /** Current state of the approval, in a sentence. */
  readonly status: string;
  /** Note of the last decision. */
  readonly note: string | undefined;
}

export function ApplyFormClient({ kind, status, note }: ApplyFormProps) {
  const messages = useMessages("approvals.mine");
  const language = useLanguage();
  const form = useCallForm({
    route: approvalsRoutes.apply,
    schema: async () =>
      (await import("@/lib/contract/community/approvals/approvals.forms")).approvalForms.apply,
    defaults: { details: "" },
    toBody: emptyToNull,
    toInput: (body) => ({ body: { kind, ...body } }),
  });
  const kindMessages = messages[kind];
  if (form.isDone)
    return (
      <Card>
        <FormSuccess
          title={`${kindMessages.title}${colonIn(language)} ${messages.sentTitle}`}
          text={kindMessages.sent}
        />
      </Card>
    );
  return (
    <FormCard
      title={kindMessages.title}
      intro={status}
      messages={{ save: messages.apply, saving: messages.applying }}
      form={form}
    >
      {note && <p className="whitespace-pre-line">{note}</p>}
      <TextArea
        {...form.field("details")}
        label={kindMessages.details}
        hint={kindMessages.detailsHint}
        required
        maxLength={limits.noteLength}
      />
    </FormCard>
  );
}
