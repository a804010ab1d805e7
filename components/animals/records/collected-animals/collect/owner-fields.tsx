import { useTranslator } from "#use-messages";
import { Checkbox } from "@/components/ui/checkbox";
import { EmailField } from "@/components/form/email-field";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import type { RecordFieldsProps } from "./animal-fields-props";
import { OwnerSignature } from "./owner-signature-client";

/** The owner with their signature, and what the agent confirms. */
export function OwnerFields({ form }: RecordFieldsProps) {
  const t = useTranslator("collector.form");
  const { field } = form;
  return (
    <>
      <fieldset className="grid gap-4">
        <legend className="mb-3 text-title-3 font-semibold">{t("owner")}</legend>
        <TextField
          {...field("ownerName")}
          label={t("ownerName")}
          autoComplete="off"
          maxLength={limits.shortTextLength}
        />
        <EmailField
          {...field("ownerEmail")}
          label={t("ownerEmail")}
          hint={t("ownerEmailHint")}
          autoComplete="off"
        />
        <OwnerSignature form={form} />
      </fieldset>
      <Confirmation form={form} />
    </>
  );
}

/** Registered after the signature: the first field with an error gets the focus. */
const Confirmation = ({ form }: RecordFieldsProps) => {
  const t = useTranslator("collector.form");
  return <Checkbox {...form.field("isConfirmed")} label={t("isConfirmed")} />;
};
