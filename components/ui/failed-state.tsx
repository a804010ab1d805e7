import { Button } from "./button";
import { statePanelStyles } from "./empty-state";

interface FailedStateProps {
  readonly message: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  /** Label of the button during a retry. */
  readonly retrying?: string | false;
}

export function FailedState({ message, retryLabel, onRetry, retrying }: FailedStateProps) {
  return (
    <div role="alert" className={statePanelStyles}>
      <svg aria-hidden="true" viewBox="0 0 48 48" className="size-12 text-affected" fill="none">
        <path d="M24 6 44 42H4Z" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" />
        <path d="M24 20v10m0 5v.5" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <p className="text-lead font-semibold">{message}</p>
      <Button kind="secondary" onClick={onRetry} pending={retrying}>
        {retryLabel}
      </Button>
    </div>
  );
}
