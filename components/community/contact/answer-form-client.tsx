"use client";

import { useRouter } from "next/navigation";
import { useMessages } from "#use-messages";
import { CallForm } from "@/components/form/call-form";
import { useCallForm } from "@/components/form/use-call-form";
import { TextArea } from "@/components/ui/text-area";
import { limits } from "@/lib/config/limits";
import { contactRoutes } from "@/lib/contract/community/contact/contact.routes";

interface AnswerFormProps {
  readonly id: number;
  readonly note: string | null;
  readonly isAnswered: boolean;
}

/** Moves a request to the other list. Stays busy until the refreshed page no longer shows it here. */
export function AnswerForm({ id, note, isAnswered }: AnswerFormProps) {
  const messages = useMessages("contact.admin");

  const router = useRouter();
  const form = useCallForm({
    route: contactRoutes.answer,
    schema: async () => (await import("@/lib/contract/community/contact/contact.forms")).contactForms.answer,
    defaults: { note: note ?? "" },
    toInput: (body) => ({ params: { id }, body: { ...body, isAnswered: !isAnswered } }),
    onSuccess: () => router.refresh(),
    staysBusy: true,
  });
  return (
    <CallForm
      form={form}
      submitLabel={isAnswered ? messages.reopen : messages.answer}
      pendingLabel={messages.saving}
    >
      <TextArea
        {...form.field("note")}
        label={messages.note}
        hint={messages.noteHint}
        rows={2}
        maxLength={limits.noteLength}
      />
    </CallForm>
  );
}
