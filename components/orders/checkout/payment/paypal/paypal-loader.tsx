import {
  INSTANCE_LOADING_STATE,
  usePayPal,
  usePayPalOneTimePaymentSession,
  usePayPalSubscriptionPaymentSession,
} from "@paypal/react-paypal-js/sdk-v6";
import { type ReactNode, useEffect, useState } from "react";
import { useMessages } from "#use-messages";
import { FailedState } from "@/components/ui/failed-state";
import { Skeleton } from "@/components/ui/skeleton";
import {
  type PaypalPaymentProps,
  type PaypalSession,
  type PaypalWindowOptions,
  usePaypalWindow,
} from "./use-paypal-window";

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

function WithTimeout({ children, late }: { readonly children: ReactNode; readonly late: ReactNode }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), timeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? late : children;
}

interface PaypalButtonProps extends PaypalPaymentProps {
  readonly blocked: ReactNode;
}

function OneTimeButton({ blocked, ...props }: PaypalButtonProps) {
  const session = useOneTimeSession(props);
  return (
    <Button session={session} blocked={blocked} type="pay" label={useMessages("payments.paypal").button} />
  );
}

function SubscribeButton({ blocked, ...props }: PaypalButtonProps) {
  const session = useSubscriptionSession(props);
  return (
    <Button
      session={session}
      blocked={blocked}
      type="subscribe"
      label={useMessages("payments.paypal").subscribe}
    />
  );
}

interface ButtonProps {
  readonly session: PaypalSession;
  readonly type: "pay" | "subscribe";
  readonly label: string;
  readonly blocked: ReactNode;
}

/** PayPal's own button, rendered by its script, with a status line below. */
function Button({ session: { phase, isBroken, pay }, type, label, blocked }: ButtonProps) {
  const messages = useMessages("payments.paypal");
  if (isBroken) return blocked;
  const isDisabled = phase === "open" || phase === "settling";
  return (
    <>
      <div className="min-h-13 wide:max-w-96" aria-busy={isDisabled}>
        <paypal-button
          type={type}
          aria-label={label}
          disabled={isDisabled || undefined}
          className="block w-full"
          onClick={() => void pay()}
        />
      </div>
      <p role="status" className="min-h-6 text-small text-quiet">
        {phase === "idle" ? "" : messages[phase]}
      </p>
    </>
  );
}

function useOneTimeSession(options: PaypalWindowOptions): PaypalSession {
  const { phase, createPayment, approve, open, callbacks } = usePaypalWindow(options);
  const session = usePayPalOneTimePaymentSession({
    presentationMode: "auto",
    createOrder: async () => ({ orderId: await createPayment() }),
    onApprove: ({ orderId }) => approve(orderId),
    ...callbacks,
  });
  return { phase, isBroken: session.error !== null, pay: () => open(session.handleClick) };
}

/** Charged every year until cancelled. */
function useSubscriptionSession(options: PaypalWindowOptions): PaypalSession {
  const { phase, createPayment, approve, open, callbacks } = usePaypalWindow(options);
  const session = usePayPalSubscriptionPaymentSession({
    presentationMode: "auto",
    createSubscription: async () => ({ subscriptionId: await createPayment() }),
    onApprove: ({ subscriptionId }) => approve(subscriptionId),
    ...callbacks,
  });
  return { phase, isBroken: session.error !== null, pay: () => open(session.handleClick) };
}
