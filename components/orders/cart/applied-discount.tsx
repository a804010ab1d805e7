import type { RefObject } from "react";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";

interface AppliedRowProps {
  readonly text: string;
  readonly messages: { readonly remove: string; readonly removing: string };
  readonly removeLabel: string;
  /** Why it could not be removed. */
  readonly error: string | undefined;
  readonly isRemoving: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onRemove: () => void;
}

/** An applied coupon or points, with a button to remove it. */
export function AppliedDiscount(props: AppliedRowProps) {
  const { text, messages, removeLabel, error, isRemoving, button, onRemove } = props;
  return (
    <>
      <div className="flex items-center justify-between rounded-box bg-clear-soft py-1 pl-4">
        <p className="min-w-0 font-medium wrap-anywhere text-clear">
          <span aria-hidden="true">✓ </span>
          {text}
        </p>
        <Button
          ref={button}
          kind="quiet"
          aria-label={isRemoving ? undefined : removeLabel}
          pending={isRemoving && messages.removing}
          onClick={onRemove}
        >
          {messages.remove}
        </Button>
      </div>
      <FormFailure message={error} />
    </>
  );
}
