import type { Person } from "@/store/api/auth";
import type { KeptCard, PaymentChoice } from "@/store/api/checkout";
import type { CheckoutDraft } from "@/store/checkout-draft";
import type { CheckoutCart } from "./checkout-cart";
import { detailsOf } from "./checkout-values";
import type { StepName } from "./steps";

/** How somebody wants to pay. In this page's memory only: after a reload it is asked again. */
export interface Paying {
  readonly choice: PaymentChoice;
  /** Stands for a card; the card itself is nowhere here. */
  readonly token?: string | undefined;
  readonly card?: Pick<KeptCard, "brand" | "last4"> | undefined;
}

interface Known {
  readonly cart: CheckoutCart;
  readonly draft: CheckoutDraft;
  readonly person: Person | undefined;
  readonly country: string;
  readonly paying: Paying | undefined;
}

type Check = (known: Known) => boolean;

const checks: Readonly<Record<StepName, Check>> = {
  cart: () => true,
  details: (known) => {
    const { firstName, lastName } = detailsOf(known);
    return known.cart.email !== null && [firstName, lastName].every((name) => name.trim() !== "");
  },
  collector: ({ cart }) => cart.collector.sampleCollector !== null,
  addresses: ({ cart }) =>
    cart.billingAddress !== null && (cart.allShippingMethods.length === 0 || cart.shippingAddress !== null),
  shipping: ({ cart }) => cart.shippingMethod !== null,
  payment: ({ paying }) => paying !== undefined,
  review: () => false,
};

/** What a step asks has been answered, and the shop has the answer. */
export function isStepDone(step: StepName, known: Known): boolean {
  return checks[step](known);
}
