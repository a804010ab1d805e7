import type { ReactNode } from "react";
import type { PaypalPaymentProps } from "./paypal-payment-client";
import type { PaypalWords } from "./paypal-words";
import { useOneTimeSession, useSubscriptionSession } from "./use-paypal-session";
import type { PaypalSession } from "./use-paypal-window";

interface PaypalButtonProps extends PaypalPaymentProps {
  readonly blocked: ReactNode;
}

export function OneTimeButton({ blocked, ...props }: PaypalButtonProps) {
  const session = useOneTimeSession(props);
  return <Button {...{ session, blocked }} type="pay" label={props.words.button} words={props.words} />;
}

export function SubscribeButton({ blocked, ...props }: PaypalButtonProps) {
  const session = useSubscriptionSession(props);
  return (
    <Button {...{ session, blocked }} type="subscribe" label={props.words.subscribe} words={props.words} />
  );
}

interface ButtonProps {
  readonly session: PaypalSession;
  readonly type: "pay" | "subscribe";
  readonly label: string;
  readonly words: PaypalWords;
  readonly blocked: ReactNode;
}

/** PayPal's own button, which its script draws; what is the matter meanwhile stands beneath it. */
function Button({ session: { phase, isBroken, pay }, type, label, words, blocked }: ButtonProps) {
  if (isBroken) return blocked;
  const isClosed = phase === "open" || phase === "settling";
  return (
    <>
      <div className="min-h-13 wide:max-w-96" aria-busy={isClosed}>
        <paypal-button
          type={type}
          aria-label={label}
          disabled={isClosed || undefined}
          className="block w-full"
          onClick={() => void pay()}
        />
      </div>
      <p role="status" className="min-h-6 text-small text-quiet">
        {phase === "rest" ? "" : words[phase]}
      </p>
    </>
  );
}
