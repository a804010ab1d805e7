import { INSTANCE_LOADING_STATE, usePayPal } from "@paypal/react-paypal-js/sdk-v6";
import { type ReactNode, useEffect, useState } from "react";
import { FailedState } from "@/components/ui/failed-state";
import { Skeleton } from "@/components/ui/skeleton";
import { OneTimeButton, SubscribeButton } from "./paypal-button";
import type { PaypalPaymentProps } from "./paypal-payment-client";

interface PaypalPlaceProps extends PaypalPaymentProps {
  readonly onRetry: () => void;
}

/** Longer than a slow phone takes; whoever waits longer wants to know why. */
const patienceMs = 20_000;

/** What stands there until PayPal's script does, and where it cannot be had. */
export function PaypalPlace({ onRetry, ...props }: PaypalPlaceProps) {
  const { loadingStatus } = usePayPal();
  const { words, isLive } = props;
  const ReadyButton = props.renews ? SubscribeButton : OneTimeButton;
  const blocked = <FailedState message={words.blocked} retryLabel={words.retry} onRetry={onRetry} />;
  if (loadingStatus === INSTANCE_LOADING_STATE.REJECTED) return blocked;
  return (
    <div className="grid gap-4">
      <p>{words.intro}</p>
      {!isLive && (
        <p className="rounded-box bg-carrier-soft px-4 py-3 text-small text-carrier">{words.sandbox}</p>
      )}
      {loadingStatus === INSTANCE_LOADING_STATE.RESOLVED ? (
        <ReadyButton {...props} blocked={blocked} />
      ) : (
        <Patience late={blocked}>
          <Skeleton label={words.loading} />
        </Patience>
      )}
    </div>
  );
}

interface PatienceProps {
  readonly children: ReactNode;
  readonly late: ReactNode;
}

function Patience({ children, late }: PatienceProps) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const clock = setTimeout(() => setIsLate(true), patienceMs);
    return () => clearTimeout(clock);
  }, []);
  return isLate ? late : children;
}
