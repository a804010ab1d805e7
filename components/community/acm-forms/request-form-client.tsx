"use client";

import { useRouter } from "next/navigation";
import type { FieldValues } from "react-hook-form";
import { useMessages } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { useCallForm } from "@/components/form/use-call-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Select, type Option } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import { acmCollectorTypes } from "@/lib/config/community/acm-forms";
import { limits } from "@/lib/config/limits";
import { acmFormsRoutes } from "@/lib/contract/community/acm-forms/acm-forms.routes";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { animalPaths } from "@/lib/navigation/animal-paths";

interface RequestFormProps {
  readonly animals: readonly Option[];
  /** Chosen in advance. */
  readonly animalId: string;
  readonly collectorTypes: Messages["acmForms"]["collectorTypes"];
}

/** Requests a form: which animal, who takes the sample, where and when. */
export function RequestForm({ animals, animalId, collectorTypes }: RequestFormProps) {
  const messages = useMessages("acmForms.form");

  const router = useRouter();
  const { field, submit, failure, isSending } = useCallForm({
    route: acmFormsRoutes.create,
    schema: async () =>
      (await import("@/lib/contract/community/acm-forms/acm-forms.forms")).acmFormForms.create,
    defaults: { animalId, collectorType: "vet", collectorName: "", clinic: "", place: "", plannedOn: "" },
    toBody,
    onSuccess: ({ id }) => router.push(animalPaths.acmForm(id)),
    staysBusy: true,
  });
  const short = { required: true, maxLength: limits.shortTextLength } as const;
  return (
    <Card>
      <form method="post" noValidate className="grid max-w-form gap-4" onSubmit={submit}>
        <Select
          {...field("animalId")}
          required
          label={messages.animal}
          placeholder={messages.choose}
          options={animals}
        />
        <Select
          {...field("collectorType")}
          label={messages.collectorType}
          options={acmCollectorTypes.map((value) => ({ value, label: collectorTypes[value] }))}
        />
        <TextField {...field("collectorName")} {...short} label={messages.collectorName} />
        <TextField
          {...field("clinic")}
          label={messages.clinic}
          hint={messages.optional}
          maxLength={limits.shortTextLength}
        />
        <TextField {...field("place")} {...short} label={messages.place} />
        <TextField {...field("plannedOn")} type="date" required label={messages.plannedOn} />
        <FormFailure message={failure} />
        <div>
          <Button type="submit" pending={isSending && messages.sending}>
            {messages.submit}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function toBody(values: FieldValues): FieldValues {
  const id = String(values["animalId"]);
  return {
    ...values,
    animalId: id === "" ? undefined : Number(id),
    clinic: values["clinic"] || null,
  };
}
