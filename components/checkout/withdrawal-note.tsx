import type { CheckoutWords } from "./checkout-words";
import type { Checkout } from "./use-checkout";
import { hasWithdrawalRight } from "./withdrawal";

interface WithdrawalNoteProps {
  readonly checkout: Checkout;
  readonly words: CheckoutWords["review"];
}

/** Said before one orders, with where it ends. Who orders for a practice is no consumer. */
export function WithdrawalNote({ checkout: { cart, country, options }, words }: WithdrawalNoteProps) {
  const isPosted = cart.allShippingMethods.length > 0;
  const where = (isPosted ? cart.shippingAddress : cart.billingAddress)?.country ?? cart.country ?? country;
  if (options.isOnAccount || !hasWithdrawalRight(where)) return null;
  return (
    <section aria-labelledby="withdrawal" className="rounded-box bg-sand px-4 py-3 text-small">
      <h2 id="withdrawal" className="text-base">
        {words.withdrawalTitle}
      </h2>
      <p className="mt-1">{isPosted ? words.withdrawal : words.withdrawalUpgrade}</p>
    </section>
  );
}
