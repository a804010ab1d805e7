import type { Language } from "@/lib/config/languages";
import { compactLines } from "@/lib/domain/compact-lines";
import { formatMoney } from "@/lib/domain/format";
import type { CheckoutCart } from "./checkout-cart";
import { type CheckoutWords, fill } from "./checkout-words";

interface SummaryLinesProps {
  readonly cart: CheckoutCart;
  readonly language: Language;
  readonly words: CheckoutWords["summary"];
}

/** What is bought, for looking at; it is changed in the cart. */
export function SummaryLines({ cart, language, words }: SummaryLinesProps) {
  return (
    <ul className="grid gap-2 border-b border-line pb-4">
      {compactLines(cart.items).map(({ newest, quantity, amount }) => (
        <li key={newest.id} className="flex justify-between gap-4 text-small">
          <span className="min-w-0 wrap-anywhere">
            {quantity > 1 && (
              <span className="text-quiet tabular-nums">
                {fill(words.quantity, { count: String(quantity) })}{" "}
              </span>
            )}
            {newest.product.name}
          </span>
          <span className="whitespace-nowrap tabular-nums">
            {formatMoney({ amount, currency: newest.currency }, language)}
          </span>
        </li>
      ))}
    </ul>
  );
}
