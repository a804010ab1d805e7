"use client";

import { useRouter } from "next/navigation";
import type { FieldValues } from "react-hook-form";
import { useMessages, useTranslator } from "#use-messages";
import { FormCard } from "@/components/form/form-card";
import { useCallForm } from "@/components/form/use-call-form";
import { Checkbox } from "@/components/ui/checkbox";
import type { Option } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { agentLimits } from "@/lib/config/community/collection-agents";
import { collectionAgentsRoutes } from "@/lib/contract/community/collection-agents/collection-agents.routes";
import { type FieldProps, ListingFields } from "./listing-fields";
import type { ListingValues } from "./listing-values";

interface ApplicationFormProps {
  readonly values: ListingValues & { readonly experience: string };
  readonly nomination?: { readonly id: number; readonly club: string };
  readonly countries: readonly Option[];
}

/** The application. The declaration is given every time. */
export function ApplicationForm({ values, nomination, countries }: ApplicationFormProps) {
  const messages = useMessages("collectionAgents.form");
  const t = useTranslator("collectionAgents.form");
  const router = useRouter();
  const form = useCallForm({
    route: collectionAgentsRoutes.apply,
    schema: async () =>
      (await import("@/lib/contract/community/collection-agents/collection-agents.forms"))
        .collectionAgentForms.application,
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
  });
  return (
    <FormCard
      title={messages.title}
      {...(nomination && { intro: t("nomination", { club: nomination.club }) })}
      messages={{ save: messages.submit, saving: messages.submitting }}
      form={form}
    >
      <ListingFields field={form.field} countries={countries} />
      <StaffFields field={form.field} />
    </FormCard>
  );
}

/** What only our team reads. A component, so that its fields come after those of the listing when errors are focused. */
function StaffFields({ field }: { readonly field: (name: "experience" | "isIndependent") => FieldProps }) {
  const messages = useMessages("collectionAgents.form");
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
