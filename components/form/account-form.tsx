import type { ReactNode, SyntheticEvent } from "react";
import { Button } from "@/components/ui/button";
import { preloadCalls } from "@/store/load-calls";
import { FormFailure } from "./form-failure";

interface AccountFormProps {
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => Promise<void>;
  readonly failure: string | undefined;
  readonly submitLabel: string;
  /** What the button says while the form is on its way. */
  readonly pending: string | false;
  /** Between what is the matter and the button: a way out of it. */
  readonly wayOut?: ReactNode;
  readonly children?: ReactNode;
}

/** A form of one button, which says what is the matter with it as a whole. */
export function AccountForm({ onSubmit, failure, submitLabel, pending, wayOut, children }: AccountFormProps) {
  return (
    <form
      // A post even before the script has loaded: a password must never stand in an address.
      method="post"
      noValidate
      className="grid gap-4"
      onFocus={preloadCalls}
      onSubmit={(event) => void onSubmit(event)}
    >
      {children}
      <FormFailure message={failure} />
      {wayOut}
      <Button type="submit" pending={pending}>
        {submitLabel}
      </Button>
    </form>
  );
}
