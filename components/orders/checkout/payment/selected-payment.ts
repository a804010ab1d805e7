import { toMinorUnits } from "@/lib/domain/money";
import { canRenew } from "@/lib/domain/orders/yearly-renewal";
import type { Translator } from "@/lib/i18n/translator";
import type { PaymentChoice, StoredCard } from "@/store/api/orders/checkout";
import type { CheckoutCart } from "@/components/orders/checkout/checkout-cart";

/** Chosen payment method. Kept in memory only: after a reload the buyer chooses again. */
export interface SelectedPayment {
  readonly choice: PaymentChoice;
  /** Token of a card at the provider; card data never reaches us. */
  readonly token?: string | undefined;
  readonly card?: Pick<StoredCard, "brand" | "last4"> | undefined;
}

const brandNames: Readonly<Record<string, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
};

/** For example "Visa ending in 4242"; without card details the name of the method. */
export function formatSelectedPayment({ choice, card }: SelectedPayment, t: Translator<"checkout">): string {
  if (card === undefined) return t(`payment.methods.${choice.method}`);
  return t("payment.chosenCard", { brand: brandNames[card.brand] ?? card.brand, last4: card.last4 });
}

interface PaidCart {
  readonly cart: CheckoutCart;
  readonly selectedPayment: SelectedPayment | undefined;
}

/** Only PayPal renews, and only a yearly product bought alone at its full price. Sent to the backend as displayed here. */
export function isRenewing({ cart, selectedPayment }: PaidCart): boolean {
  if (selectedPayment?.choice.provider !== "paypal") return false;
  const lines = cart.items.map(({ product: { typeId }, quantity }) => ({ typeId, quantity }));
  const extras = [cart.shipping, cart.discount, cart.pointsValue].map(toMinorUnits);
  return canRenew({ lines, extras });
}
