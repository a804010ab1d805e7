import type { FormMessages } from "@/store/api/failure-message";
import type { AdminActionOrder } from "./admin-actions-types";
import type { Messages } from "@/lib/i18n/generated/message-types";

export interface ActionFormProps {
  readonly order: AdminActionOrder;
  readonly messages: Messages["adminOrders"];
  readonly formMessages: FormMessages;
  readonly onDone: () => void;
}
