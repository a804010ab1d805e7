import type { FormMessages } from "@/store/api/failure-message";
import type { Messages } from "@/lib/i18n/generated/message-types";
import type { Translate } from "@/lib/i18n/translator";

export interface PendingOrdersMessages {
  readonly orders: Pick<Messages["orders"], "pending" | "cancel" | "overdue">;
  readonly payments: Messages["payments"];
  readonly form: FormMessages;
}

export type PendingTranslate = Translate<PendingOrdersMessages["orders"]>;
