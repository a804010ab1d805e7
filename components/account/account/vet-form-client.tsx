"use client";

import { useRouter } from "next/navigation";
import { useMessages } from "#use-messages";
import { PracticeFields } from "@/components/account/registration/practice-fields";
import { accountRoutes } from "@/lib/contract/account/account/account.routes";
import { emptyToNull } from "@/components/form/contract-resolver";
import { FormCard } from "@/components/form/form-card";
import { useCallForm } from "@/components/form/use-call-form";

interface VetFormProps {
  readonly values: { readonly clinic: string; readonly registrationNumber: string };
}

export function VetFormClient({ values }: VetFormProps) {
  const messages = useMessages("account.vet");
  const router = useRouter();
  const form = useCallForm({
    route: accountRoutes.updateVet,
    schema: async () => (await import("@/lib/contract/account/account/account.forms")).accountForms.vet,
    defaults: values,
    toBody: emptyToNull,
    // Another practice waits for approval, which the page shows.
    onSuccess: () => router.refresh(),
  });
  return (
    <FormCard title={messages.title} intro={messages.intro} form={form}>
      <PracticeFields field={form.field} messages={messages} />
    </FormCard>
  );
}
