import type { UseFormRegisterReturn } from "react-hook-form";
import { useMessages } from "#use-messages";
import { SenderFields } from "@/components/form/sender-fields";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { TextField } from "@/components/ui/text-field";
import { contactLimits, contactTopics } from "@/lib/config/community/contact";

type FieldName = "topic" | "name" | "email" | "reference" | "message";

interface RequestFieldsProps {
  readonly field: (name: FieldName) => UseFormRegisterReturn & { readonly error?: string };
}

export function RequestFields({ field }: RequestFieldsProps) {
  const { form: texts, topics } = useMessages("contact");
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
