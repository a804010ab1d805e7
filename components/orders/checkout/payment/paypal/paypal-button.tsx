import type { ReactNode } from "react";
import { useMessages } from "#use-messages";
import type { PaypalPaymentProps } from "./paypal-payment-props";
import { useOneTimeSession, useSubscriptionSession } from "./use-paypal-session";
import type { PaypalSession } from "./use-paypal-window";

interface PaypalButtonProps extends PaypalPaymentProps {
  readonly blocked: ReactNode;
}

export function OneTimeButton({ blocked, ...props }: PaypalButtonProps) {
  const session = useOneTimeSession(props);
  return (
    <Button session={session} blocked={blocked} type="pay" label={useMessages("payments.paypal").button} />
  );
}

export function SubscribeButton({ blocked, ...props }: PaypalButtonProps) {
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
