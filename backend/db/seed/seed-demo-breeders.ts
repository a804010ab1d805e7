import { and, eq } from "drizzle-orm";
import { sortKey } from "@/lib/domain/sort-key";
import type { Tx } from "@/backend/db/client";
import { approvals } from "@/backend/db/schema/approvals";
import { breederListingBreeds, breederListings } from "@/backend/db/schema/breeder-listings";
import { users } from "@/backend/db/schema/users";
import { hashPassword } from "@/backend/account/auth/passwords";
import { breedIds } from "./breed-ids";
import { demoBreeders, waitingBreeder } from "./demo-breeders";
import { findDecider, findUserId } from "./find-demo-user";
import type { AreaSeed } from "./seed-types";
import { randomToken } from "@/backend/db/random-token";

type DemoBreeder = (typeof demoBreeders)[number] | typeof waitingBreeder;

const kind = "responsibleBreeder";

/** Listed demo breeders. Their random password is discarded, so nobody signs in as them. */
export function seedDemoBreeders(): AreaSeed {
  return {
    area: "demo-breeders",
    content: [demoBreeders, waitingBreeder],
    write: async (tx) => {
      const passwordHash = await hashPassword(randomToken());
      const admin = await findDecider(tx);
      const decided = { state: "approved", decidedAt: new Date(), ...admin } as const;
      for (const breeder of demoBreeders) await putOnce(tx, breeder, passwordHash, decided);
      await putOnce(tx, waitingBreeder, passwordHash, {});
    },
  };
}

/** Skips breeders who have applied before: their application may have changed since. */
async function putOnce(
  tx: Tx,
  breeder: DemoBreeder,
  passwordHash: string,
  decided: Partial<typeof approvals.$inferInsert>,
): Promise<void> {
  const userId = await findOrAdd(tx, breeder, passwordHash);
  if ((await tx.$count(approvals, and(eq(approvals.userId, userId), eq(approvals.kind, kind)))) > 0) return;
  const [application] = await tx
    .insert(approvals)
    .values({ kind, userId, details: breeder.statement, ...decided })
    .returning({ approvalId: approvals.id });
  if (application === undefined) return;
  const { name, country: countryCode, place, website, species, breeds } = breeder;
  const listing = { name, sortKey: sortKey(name), countryCode, place, website };
  await tx
    .insert(breederListings)
    .values({ ...application, userId, ...listing, listedAt: decided.decidedAt ?? null });
  await tx
    .insert(breederListingBreeds)
    .values(breedIds(species, breeds).map((breedId, position) => ({ ...application, breedId, position })));
}

async function findOrAdd(
  tx: Tx,
  { person: name, email, country: countryCode }: DemoBreeder,
  passwordHash: string,
): Promise<number> {
  await tx
    .insert(users)
    .values({ name, email, countryCode, type: "breeder", passwordHash, confirmedAt: new Date() })
    .onConflictDoNothing();
  return (await findUserId(tx, email)) ?? 0;
}
