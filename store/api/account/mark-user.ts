import type { UserType } from "@/lib/config/user-types";

interface MarkedUser {
  readonly type: UserType;
  readonly country: string;
  readonly canOrderSupplies: boolean;
}

/** Sets the account type and country on the page's root element: static pages have parts that only some accounts see. */
export function markUser(user: MarkedUser | undefined): void {
  if (typeof document === "undefined") return;
  const { dataset } = document.documentElement;
  delete dataset.address;
  delete dataset.account;
  delete dataset.supplies;
  if (user === undefined) return;
  dataset.address = user.country;
  dataset.account = user.type;
  if (user.canOrderSupplies) dataset.supplies = "";
}
