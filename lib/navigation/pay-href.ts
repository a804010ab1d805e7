import type { UserType } from "@/lib/config/user-types";
import { paths } from "./paths";

/** Where a user pays what is due; vets pay their invoices. */
export const payOutstandingHref = (type: UserType): string =>
  type === "vet" ? paths.vetInvoices : paths.pendingOrders;

export const payOrderHref = (type: UserType, orderId: number): string =>
  `${payOutstandingHref(type)}?order=${orderId}`;
