"use client";

import { useRouter } from "next/navigation";
import type { FieldValues } from "react-hook-form";
import { useMessages } from "#use-messages";
import { FormCard } from "@/components/form/form-card";
import { useCallForm } from "@/components/form/use-call-form";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import { acmFormsRoutes } from "@/lib/contract/community/acm-forms/acm-forms.routes";
import type { AcmForm } from "@/lib/contract/community/acm-forms/acm-forms.types";

/** What is found and done at the collection. */
export function CollectionForm({ form }: { readonly form: AcmForm }) {
  const messages = useMessages("acmForms.fill");

  const router = useRouter();
  const { id, signatures } = form;
  const call = useCallForm({
    route: acmFormsRoutes.fill,
    schema: async () =>
      (await import("@/lib/contract/community/acm-forms/acm-forms.forms")).acmFormForms.collection,
    defaults: {
      chipNumber: form.chipNumber ?? "",
      barcode: form.barcode ?? "",
      secondBarcode: form.secondBarcode ?? "",
      collectedOn: form.collectedOn ?? "",
    },
    toBody,
    toInput: (body) => ({ params: { id }, body }),
    onSuccess: () => router.refresh(),
  });
  return (
    <FormCard
      title={messages.title}
      intro={signatures.length > 0 ? messages.resets : messages.intro}
      messages={messages}
      form={call}
    >
      <TextField
        {...call.field("chipNumber")}
        required
        inputMode="numeric"
        autoComplete="off"
        label={messages.chipNumber}
        hint={messages.chipHint}
      />
      <TextField
        {...call.field("barcode")}
        required
        autoComplete="off"
        maxLength={limits.barcodeLength}
        label={messages.barcode}
      />
      <TextField
        {...call.field("secondBarcode")}
        autoComplete="off"
        maxLength={limits.barcodeLength}
        label={messages.secondBarcode}
        hint={messages.optional}
      />
      <TextField {...call.field("collectedOn")} type="date" required label={messages.collectedOn} />
    </FormCard>
  );
}

/** Numbers are read in groups: spaces make no difference. */
const toBody = (values: FieldValues): FieldValues => ({
  ...values,
  chipNumber: String(values["chipNumber"]).replace(/[\s-]+/g, ""),
  secondBarcode: String(values["secondBarcode"]).trim() || null,
});
