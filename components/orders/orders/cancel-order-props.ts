import type { FormMessages } from "@/store/api/failure-message";
import type { Messages } from "@/lib/i18n/generated/message-types";

export interface CancelOrderProps {
  readonly order: { readonly id: number; readonly number: string };
  readonly messages: Messages["orders"]["cancel"];
  readonly formMessages: FormMessages;
}
