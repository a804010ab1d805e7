import type { User } from "@/store/api/account/user";

/** A user response, with the fields a test cares about. */
export function userFixture(overrides: Partial<User> = {}): User {
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
    impersonationEnded: false,
    phone: null,
    breed_ids: [],
    breeds: [],
    clinic: null,
    registrationNumber: null,
    cartSessionId: null,
    ...overrides,
  };
}
