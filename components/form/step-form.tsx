import type { ReactNode, SyntheticEvent } from "react";
import { Button } from "@/components/ui/button";
import { FormFailure } from "./form-failure";

interface StepFormProps {
  /** Button label while the step is being saved. */
  readonly pending: string | false;
  readonly failure?: string | undefined;
  readonly nextLabel: string;
  readonly backLabel: string;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Omitted on the first step. */
  readonly onBack?: (() => void) | undefined;
  readonly onInput?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Form of one step with its error message and the buttons for next and back. */
export function StepForm(props: StepFormProps) {
  const { nextLabel, backLabel, pending, failure, onSubmit, onBack, onInput, children } = props;
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending === false) onSubmit(event);
  };
  return (
    // POST even before hydration: input must never end up in a URL.
    <form method="post" noValidate className="grid gap-6" onSubmit={submit} onChange={onInput}>
      {children}
      <FormFailure message={failure} />
      <div className="flex flex-col gap-2 wide:flex-row wide:items-center wide:gap-4">
        <Button type="submit" pending={pending} className="min-h-13 wide:min-w-56">
          {nextLabel}
        </Button>
        {onBack && (
          <Button kind="quiet" onClick={onBack}>
            {backLabel}
          </Button>
        )}
      </div>
    </form>
  );
}
