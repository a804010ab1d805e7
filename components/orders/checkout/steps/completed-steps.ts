import type { User } from "@/store/api/account/user";
import type { SelectedPayment } from "@/components/orders/checkout/payment/selected-payment";
import type { CheckoutDraft } from "@/store/persistence/checkout-draft";
import { type CheckoutCart, isDelivered } from "@/components/orders/checkout/checkout-cart";
import { detailsValues } from "./form-values";
import type { StepName } from "./steps";

interface StepContext {
  readonly cart: CheckoutCart;
  readonly draft: CheckoutDraft;
  readonly user: User | undefined;
  readonly country: string;
  readonly isOnAccount: boolean;
  readonly selectedPayment: SelectedPayment | undefined;
}

type Check = (context: StepContext) => boolean;

const checks: Readonly<Record<StepName, Check>> = {
  cart: () => true,
  details: (context) => {
    const { firstName, lastName } = detailsValues(context);
    return context.cart.email !== null && [firstName, lastName].every((name) => name.trim() !== "");
  },
  collector: ({ cart }) => cart.collector.sampleCollector !== null,
  addresses: ({ cart, user, isOnAccount }) =>
    isOnAccount
      ? cart.shippingAddress !== null && cart.shippingAddress.country === user?.countryCode
      : cart.billingAddress !== null && (!isDelivered(cart, false) || cart.shippingAddress !== null),
  shipping: ({ cart }) => cart.shippingMethod !== null,
  payment: ({ selectedPayment }) => selectedPayment !== undefined,
  review: () => false,
};

/** Whether the step has been filled in and saved. */
export function isStepComplete(step: StepName, context: StepContext): boolean {
  return checks[step](context);
}
