import type { Messages } from "@/lib/i18n/generated/message-types";
import type { FormMessages } from "@/store/api/failure-message";

export interface CancelRenewalProps {
  readonly canCancel: boolean;
  /** Customers have the token of their order, administrators its id. */
  readonly by: { readonly token: string } | { readonly orderId: number };
  /** Formatted date until which the subscription is paid. */
  readonly runsUntil: string;
  readonly label: string;
  readonly messages: Messages["subscriptions"]["confirm"];
  readonly formMessages: FormMessages;
}
