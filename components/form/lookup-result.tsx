import { type ReactNode, useEffect, useRef } from "react";
import { useMessages } from "#use-messages";
import { FailedState } from "@/components/ui/failed-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { CallError } from "@/store/api/call-error";
import { failureMessage } from "@/store/api/failure-message";

interface LookupResultProps {
  readonly failure: string;
  readonly error: CallError | undefined;
  readonly isFetching: boolean;
  readonly refetch: () => void;
  readonly labels: Readonly<Record<"loading" | "retry" | "updating", string>>;
  /** Undefined while nothing has been found. */
  readonly children: ReactNode;
}

/** What was found, or that it is loading or has failed. */
export function LookupResult(props: LookupResultProps) {
  const formMessages = useMessages("form");
  const { failure, error, isFetching, refetch, labels, children } = props;
  if (children !== undefined) return children;
  if (error !== undefined && !isFetching)
    return (
      <FailedState
        message={failureMessage(error, { messages: formMessages, failure })}
        retryLabel={labels.retry}
        retrying={isFetching && labels.updating}
        onRetry={refetch}
      />
    );
  return <Skeleton label={labels.loading} lines={5} />;
}

/** The heading of what was found gets the focus, so that it is read out. */
export function useResultFocus(key: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [key]);
  return heading;
}
