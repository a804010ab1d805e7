import type { RefObject } from "react";
import { FormFailure } from "@/components/form/form-failure";
import { Button } from "@/components/ui/button";

interface AppliedRowProps {
  readonly text: string;
  readonly words: { readonly remove: string; readonly removing: string };
  readonly removeLabel: string;
  /** Why it could not be taken out. */
  readonly problem: string | undefined;
  readonly isRemoving: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onRemove: () => void;
}

/** Something that takes money off, and the way to have it out again. */
export function AppliedRow(props: AppliedRowProps) {
  const { text, words, removeLabel, problem, isRemoving, button, onRemove } = props;
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
          pending={isRemoving && words.removing}
          onClick={onRemove}
        >
          {words.remove}
        </Button>
      </div>
      <FormFailure message={problem} />
    </>
  );
}
