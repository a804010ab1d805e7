export interface CancelRenewalProps {
  readonly canCancel: boolean;
  /** Customers have the token of their order, administrators its id. */
  readonly by: { readonly token: string } | { readonly orderId: number };
  /** Formatted date until which the subscription is paid. */
  readonly runsUntil: string;
  readonly label: string;
}
