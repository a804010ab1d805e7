import type { UserType } from "@/lib/config/user-types";
import { paths } from "./paths";

/** Where a user pays an open order; vets pay their invoices. */
export const payOrderHref = (type: UserType, orderId: number): string =>
  `${type === "vet" ? paths.vetInvoices : paths.pendingOrders}?order=${orderId}`;
