import type { ReactNode } from "react";
import type { PlacedOrder } from "./placed-order";

export interface PlacedOrderViewProps {
  readonly order: PlacedOrder;
  /** Card of a yearly subscription. */
  readonly renewal?: ReactNode;
}
