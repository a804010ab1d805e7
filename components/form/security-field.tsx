import type { UseFormRegisterReturn } from "react-hook-form";
import { useMessages } from "#use-messages";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { HiddenField } from "./hidden-field";
import type { useLazySecurityQuestion } from "./use-security-question";

interface SecurityFieldProps {
  readonly field: (name: "security" | "website") => UseFormRegisterReturn & { readonly error?: string };
  readonly security: ReturnType<typeof useLazySecurityQuestion>;
}

/**
 * The question against bots and the honeypot. A component, so that it is registered after the fields above it: the first
 * wrong field gets the focus.
 */
export function SecurityField({ field, security }: SecurityFieldProps) {
  const messages = useMessages("security");
  const { question, isFailed, loadQuestion } = security;
  const { error: _, ...website } = field("website");
  return (
    <>
      <TextField
        {...field("security")}
        label={question ?? messages[isFailed ? "failed" : "question"]}
        hint={messages.hint}
        autoComplete="off"
        required
      />
      {isFailed && (
        <Button kind="secondary" onClick={() => void loadQuestion()}>
          {messages.retry}
        </Button>
      )}
      <HiddenField {...website} label={messages.website} />
    </>
  );
}
