import type { UseFormRegisterReturn } from "react-hook-form";
import { EmailField } from "@/components/form/email-field";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";

type Registered = UseFormRegisterReturn & { readonly error?: string };

interface SenderFieldsProps {
  /** Registered by the parent, so that the fields keep their place in the order of focus. */
  readonly name: Registered;
  readonly email: Registered;
  readonly messages: { readonly name: string; readonly email: string };
}

/** Name and email of the person who sends a form. */
export function SenderFields({ name, email, messages }: SenderFieldsProps) {
  return (
    <>
      <TextField
        {...name}
        label={messages.name}
        autoComplete="name"
        maxLength={limits.shortTextLength}
        required
      />
      <EmailField {...email} label={messages.email} required />
    </>
  );
}
