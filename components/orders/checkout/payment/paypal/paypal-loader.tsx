import { INSTANCE_LOADING_STATE, usePayPal } from "@paypal/react-paypal-js/sdk-v6";
import { type ReactNode, useEffect, useState } from "react";
import { useMessages } from "#use-messages";
import { FailedState } from "@/components/ui/failed-state";
import { Skeleton } from "@/components/ui/skeleton";
import { OneTimeButton, SubscribeButton } from "./paypal-button";
import type { PaypalPaymentProps } from "./paypal-payment-props";

interface PaypalLoaderProps extends PaypalPaymentProps {
  readonly onRetry: () => void;
}

/** Longer than a slow phone needs. */
const timeoutMs = 20_000;

/** Shows a skeleton until PayPal's script is ready, and an error when it is blocked. */
export function PaypalLoader({ onRetry, ...props }: PaypalLoaderProps) {
  const { loadingStatus } = usePayPal();
  const messages = useMessages("payments.paypal");
  const { isLive } = props;
  const ReadyButton = props.renews ? SubscribeButton : OneTimeButton;
  const blocked = <FailedState message={messages.blocked} retryLabel={messages.retry} onRetry={onRetry} />;
  if (loadingStatus === INSTANCE_LOADING_STATE.REJECTED) return blocked;
  return (
    <div className="grid gap-4">
      <p>{messages.intro}</p>
      {!isLive && (
        <p className="rounded-box bg-carrier-soft px-4 py-3 text-small text-carrier">{messages.sandbox}</p>
      )}
      {loadingStatus === INSTANCE_LOADING_STATE.RESOLVED ? (
        <ReadyButton {...props} blocked={blocked} />
      ) : (
        <WithTimeout late={blocked}>
          <Skeleton label={messages.loading} />
        </WithTimeout>
      )}
    </div>
  );
}

interface WithTimeoutProps {
  readonly children: ReactNode;
  readonly late: ReactNode;
}

function WithTimeout({ children, late }: WithTimeoutProps) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? late : children;
}
