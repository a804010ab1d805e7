import type { ReactNode, SyntheticEvent } from "react";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";
import type { CheckoutWords } from "./checkout-words";

interface StepFormProps {
  readonly words: CheckoutWords;
  readonly nextLabel: string;
  /** What the button says while it works. */
  readonly pending: string | false;
  readonly failure?: string | undefined;
  readonly onSubmit: () => void;
  readonly onBack: () => void;
  /** Anything in it has been changed. */
  readonly onTyped?: () => void;
  readonly children: ReactNode;
}

/** One step: what it asks, what is the matter with it, and the ways on and back. */
export function StepForm(props: StepFormProps) {
  const { words, nextLabel, pending, failure, onSubmit, onBack, onTyped, children } = props;
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending === false) onSubmit();
  };
  return (
    // A post even before the script has loaded: what is typed must never stand in an address.
    <form method="post" noValidate className="grid gap-6" onSubmit={submit} onChange={onTyped}>
      {children}
      <FormFailure message={failure} />
      <StepButtons {...{ words, nextLabel, pending, onBack }} />
    </form>
  );
}

type StepButtonsProps = Pick<StepFormProps, "words" | "nextLabel" | "pending" | "onBack">;

function StepButtons({ words, nextLabel, pending, onBack }: StepButtonsProps) {
  return (
    <div className="flex flex-col gap-2 wide:flex-row wide:items-center wide:gap-4">
      <Button type="submit" pending={pending} className="min-h-13 wide:min-w-56">
        {nextLabel}
      </Button>
      <Button kind="quiet" onClick={onBack}>
        {words.back}
      </Button>
    </div>
  );
}
