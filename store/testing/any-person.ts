import type { Person } from "@/store/api/auth";

/** Somebody as the shop describes them, with what a test cares about. */
export function anyPerson(more: Partial<Person> = {}): Person {
  return {
    id: 3,
    type: "vet",
    name: "Vera",
    email: "vera@example.test",
    isAdmin: false,
    isAgent: false,
    isClubMember: false,
    hasDvAccess: false,
    canOrderSupplies: false,
    address: { address: null, city: null, postalCode: null, state: null, country: { code: "NZ" } },
    countryCode: "NZ",
    currency: "NZD",
    loggedInBy: null,
    phone: null,
    breed_ids: [],
    breeds: [],
    clinic: null,
    registrationNumber: null,
    cartSessionId: null,
    ...more,
  };
}
