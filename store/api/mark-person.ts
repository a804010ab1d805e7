import type { UserType } from "@/lib/config/user-types";

interface Marked {
  readonly type: UserType;
  readonly country: string;
}

/**
 * Tells the page's own element whose account it is and where they live: pages kept for everybody have parts for some
 * only.
 */
export function markPerson(person: Marked | undefined): void {
  if (typeof document === "undefined") return;
  const { dataset } = document.documentElement;
  delete dataset.address;
  delete dataset.account;
  if (person === undefined) return;
  dataset.address = person.country;
  dataset.account = person.type;
}
