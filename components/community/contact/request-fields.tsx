import type { UseFormRegisterReturn } from "react-hook-form";
import { SenderFields } from "@/components/form/sender-fields";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import { contactLimits, contactTopics } from "@/lib/config/contact";
import type { Messages } from "@/lib/i18n/generated/message-types";

type FieldName = "topic" | "name" | "email" | "reference" | "message";

interface RequestFieldsProps {
  readonly field: (name: FieldName) => UseFormRegisterReturn & { readonly error?: string };
  readonly messages: Pick<Messages["contact"], "form" | "topics">;
}

export function RequestFields({ field, messages: { form: texts, topics } }: RequestFieldsProps) {
  return (
    <>
      <Select
        {...field("topic")}
        label={texts.topic}
        placeholder={texts.chooseTopic}
        options={contactTopics.map((topic) => ({ value: topic, label: topics[topic] }))}
        required
      />
      <SenderFields name={field("name")} email={field("email")} messages={texts} />
      <TextField
        {...field("reference")}
        label={texts.reference}
        autoComplete="off"
        maxLength={contactLimits.referenceLength}
      />
      <TextArea
        {...field("message")}
        label={texts.message}
        hint={texts.messageHint}
        rows={6}
        maxLength={contactLimits.messageLength}
        required
      />
    </>
  );
}
