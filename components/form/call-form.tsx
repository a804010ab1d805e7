import type { ReactNode, SyntheticEvent } from "react";
import { Button } from "@/components/ui/button";
import { preloadApi } from "@/store/api/call-api";
import { FormFailure } from "./form-failure";

interface CallFormProps {
  readonly form: {
    readonly submit: (event: SyntheticEvent<HTMLFormElement>) => void;
    readonly isSending: boolean;
    readonly failure: string | undefined;
  };
  readonly submitLabel: string;
  readonly pendingLabel: string;
  /** Displayed between the failure and the button, for example a link that solves the problem. */
  readonly help?: ReactNode;
  /** Called when the focus comes into the form or moves in it. */
  readonly onFocus?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** A form with one button and one place for its failure. */
export function CallForm({ form, submitLabel, pendingLabel, help, onFocus, children }: CallFormProps) {
  return (
    <form
      // POST even before hydration: a password must never become part of an address.
      method="post"
      noValidate
      className="grid gap-4"
      onFocus={() => {
        preloadApi();
        onFocus?.();
      }}
      onSubmit={form.submit}
    >
      {children}
      <FormFailure message={form.failure} />
      {help}
      <Button type="submit" pending={form.isSending && pendingLabel}>
        {submitLabel}
      </Button>
    </form>
  );
}
