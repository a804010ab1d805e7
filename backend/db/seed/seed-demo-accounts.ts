import { brand } from "@/lib/config/brand";
import { hashPassword } from "@/backend/account/auth/passwords";
import { profiles } from "@/backend/db/schema/account";
import { users } from "@/backend/db/schema/users";
import type { AreaSeed } from "./seed-types";

export const demoAccountsArea = "demo-accounts";

export const demoPassword = "Tailmark-demo-1";

/** Demo accounts: only on the embedded database or with DEMO=1. */
export const demoAccounts = [
  {
    role: "breeder",
    name: "Bree Holloway",
    type: "breeder",
    countryCode: "AU",
    isAgent: true,
    isClubMember: true,
    hasDvAccess: true,
  },
  { role: "owner", name: "Owen Park", type: "owner", countryCode: "US" },
  {
    role: "vet",
    name: "Dr Vera Lindqvist",
    type: "vet",
    countryCode: "AU",
    canOrderSupplies: true,
    clinic: "Harbour Lane Veterinary Clinic",
    registrationNumber: "V-20417",
    practice: { address: "12 Harbour Lane", city: "Fremantle", postalCode: "6160", state: "WA" },
  },
  { role: "admin", name: "Ada Marsh", type: "breeder", countryCode: "AU", isAdmin: true },
  { role: "pending", name: "Penny Dunmore", type: "breeder", countryCode: "AU" },
] as const;

export function demoEmail(role: string): string {
  return `${role}@${brand.mailDomain}`;
}

export function isDemoAccount(email: string): boolean {
  return demoAccounts.some(({ role }) => demoEmail(role) === email);
}

export function seedDemoAccounts(): AreaSeed {
  return {
    area: demoAccountsArea,
    content: demoAccounts,
    write: async (tx) => {
      const passwordHash = await hashPassword(demoPassword);
      for (const demoAccount of demoAccounts) {
        const { role, practice, ...account } = { practice: undefined, ...demoAccount };
        const confirmedAt = new Date();
        const facts = { ...account, confirmedAt, vetApprovedAt: account.type === "vet" ? confirmedAt : null };
        const [user] = await tx
          .insert(users)
          .values({ ...facts, email: demoEmail(role), passwordHash })
          .onConflictDoUpdate({ target: users.email, set: { ...facts, passwordHash } })
          .returning({ id: users.id });
        if (user && practice)
          await tx
            .insert(profiles)
            .values({ userId: user.id, ...practice })
            .onConflictDoNothing();
      }
    },
  };
}
