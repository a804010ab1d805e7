import type { ReactNode, SyntheticEvent } from "react";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import type { StepProps } from "./step-props";

interface StepFormProps extends Pick<StepProps, "t" | "nextLabel" | "onBack"> {
  /** Button label while the step is being saved. */
  readonly pending: string | false;
  readonly failure?: string | undefined;
  readonly onSubmit: () => void;
  readonly onInput?: () => void;
  readonly children: ReactNode;
}

/** Form of one step with its error message and the buttons for next and back. */
export function StepForm(props: StepFormProps) {
  const { t, nextLabel, pending, failure, onSubmit, onBack, onInput, children } = props;
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending === false) onSubmit();
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
        <Button kind="quiet" onClick={onBack}>
          {t("back")}
        </Button>
      </div>
    </form>
  );
}
