import type { AdminActionOrder } from "./admin-actions-types";

export interface ActionFormProps {
  readonly order: AdminActionOrder;
  readonly onDone: () => void;
}
