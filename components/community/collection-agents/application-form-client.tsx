"use client";

import { useRouter } from "next/navigation";
import type { FieldValues } from "react-hook-form";
import { FormCard } from "@/components/form/form-card";
import { useCallForm } from "@/components/form/use-call-form";
import { Checkbox } from "@/components/ui/checkbox";
import type { Option } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { agentLimits } from "@/lib/config/collection-agents";
import { collectionAgentForms } from "@/lib/contract/community/collection-agents/collection-agents.forms";
import { collectionAgentsRoutes } from "@/lib/contract/community/collection-agents/collection-agents.routes";
import { useTranslator } from "@/lib/i18n/use-translator";
import type { FormMessages } from "@/store/api/failure-message";
import { type FieldProps, type FormMessagesOfAgent, ListingFields } from "./listing-fields";
import type { ListingValues } from "./listing-values";

interface ApplicationFormProps {
  readonly values: ListingValues & { readonly experience: string };
  readonly nomination?: { readonly id: number; readonly club: string };
  readonly countries: readonly Option[];
  readonly messages: FormMessagesOfAgent;
  readonly formMessages: FormMessages;
}

/** The application. The declaration is given every time. */
export function ApplicationForm({
  values,
  nomination,
  countries,
  messages,
  formMessages,
}: ApplicationFormProps) {
  const t = useTranslator(messages);
  const router = useRouter();
  const form = useCallForm({
    route: collectionAgentsRoutes.apply,
    schema: collectionAgentForms.application,
    defaults: { ...values, isIndependent: false },
    toBody: ({ postalCode, ...body }: FieldValues) => ({
      ...body,
      postalCode: postalCode || null,
      nominationId: nomination?.id ?? null,
    }),
    onSuccess: () => {
      window.scrollTo({ top: 0 });
      router.refresh();
    },
    messages: formMessages,
  });
  return (
    <FormCard
      title={messages.title}
      {...(nomination && { intro: t("nomination", { club: nomination.club }) })}
      messages={{ ...formMessages, save: messages.submit, saving: messages.submitting }}
      form={form}
    >
      <ListingFields field={form.field} countries={countries} messages={messages} />
      <StaffFields field={form.field} messages={messages} />
    </FormCard>
  );
}

interface StaffFieldsProps {
  readonly field: (name: "experience" | "isIndependent") => FieldProps;
  readonly messages: FormMessagesOfAgent;
}

/** What only our team reads. A component, so that its fields come after those of the listing when errors are focused. */
function StaffFields({ field, messages }: StaffFieldsProps) {
  return (
    <>
      <TextArea
        {...field("experience")}
        label={messages.experience}
        hint={messages.experienceHint}
        maxLength={agentLimits.experienceLength}
        rows={4}
        required
      />
      <Checkbox {...field("isIndependent")} label={messages.isIndependent} />
    </>
  );
}
