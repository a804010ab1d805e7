import type { UserType } from "@/lib/config/user-types";
import { paths } from "./paths";

/** Where somebody pays an open order: a practice among its invoices. */
export const payOrderHref = (type: UserType, orderId: number): string =>
  `${type === "vet" ? paths.vetInvoices : paths.pendingOrders}?order=${orderId}`;
