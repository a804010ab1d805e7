import type { ReactNode } from "react";
import type { PaypalPaymentProps } from "./paypal-payment-client";
import { usePaypalSession } from "./use-paypal-session";

interface PaypalButtonProps extends PaypalPaymentProps {
  readonly blocked: ReactNode;
}

/** PayPal's own button, which its script draws; what is the matter meanwhile stands beneath it. */
export function PaypalButton({ blocked, ...props }: PaypalButtonProps) {
  const { words } = props;
  const { phase, isBroken, pay } = usePaypalSession(props);
  if (isBroken) return blocked;
  const isClosed = phase === "open" || phase === "settling";
  return (
    <>
      <div className="min-h-13 wide:max-w-96" aria-busy={isClosed}>
        <paypal-button
          type="pay"
          aria-label={words.button}
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
