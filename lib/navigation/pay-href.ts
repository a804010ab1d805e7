import type { UserType } from "@/lib/config/user-types";
import { paths } from "./paths";

/** Where a user pays what is due; vets pay their invoices. */
export const payUnpaidHref = (type: UserType): string =>
  type === "vet" ? paths.vetInvoices : paths.pendingOrders;

export const payOrderHref = (type: UserType, orderId: number): string =>
  `${payUnpaidHref(type)}?order=${orderId}`;

/** With the query of a screen that vets do not have. */
export function vetInvoicesHref(
  params: Readonly<Record<string, string | readonly string[] | undefined>>,
): string {
  const pairs = Object.entries(params).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return pairs.length === 0
    ? paths.vetInvoices
    : `${paths.vetInvoices}?${new URLSearchParams(pairs).toString()}`;
}
