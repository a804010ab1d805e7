import { Checkbox } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import type { RecordFieldsProps } from "./animal-fields-props";
import { OwnerSignature } from "./owner-signature-client";

/** The owner with their signature, and what the agent confirms. */
export function OwnerFields({ form, messages, t }: RecordFieldsProps) {
  const { field } = form;
  return (
    <>
      <fieldset className="grid gap-4">
        <legend className="mb-3 text-title-3 font-semibold">{t("form.owner")}</legend>
        <TextField
          {...field("ownerName")}
          label={t("form.ownerName")}
          autoComplete="off"
          maxLength={limits.shortTextLength}
        />
        <TextField
          {...field("ownerEmail")}
          type="email"
          label={t("form.ownerEmail")}
          hint={t("form.ownerEmailHint")}
          autoComplete="off"
          maxLength={limits.emailLength}
        />
        <OwnerSignature form={form} messages={messages.sign} t={t} />
      </fieldset>
      <Confirmation form={form} t={t} />
    </>
  );
}

/** Registered after the signature: the first field with an error gets the focus. */
const Confirmation = ({ form, t }: Pick<RecordFieldsProps, "form" | "t">) => (
  <Checkbox {...form.field("isConfirmed")} label={t("form.isConfirmed")} />
);
