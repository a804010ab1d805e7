import type { CheckoutPageProps } from "./checkout-page-props";

export type CheckoutProps = CheckoutPageProps;
