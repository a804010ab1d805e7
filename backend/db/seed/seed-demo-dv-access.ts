import { and, eq, inArray } from "drizzle-orm";
import type { AccessScope } from "@/lib/config/animals/animal-access";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { animalGrants } from "@/backend/db/schema/animal-access";
import { animals, dnaProfiles } from "@/backend/db/schema/animals";
import { users } from "@/backend/db/schema/users";
import type { AreaSeed } from "./seed-types";
import { demoEmail } from "./seed-demo-accounts";

interface DemoConsent {
  readonly from: "breeder" | "owner" | "vet";
  readonly animal: string;
  readonly scopes: readonly AccessScope[];
}

const everything = ["summary", "results", "parentage"] as const;

const consents: readonly DemoConsent[] = [
  { from: "breeder", animal: "Bramble", scopes: everything },
  { from: "breeder", animal: "Fen", scopes: everything },
  { from: "breeder", animal: "Juniper", scopes: everything },
  { from: "owner", animal: "Biscuit", scopes: ["summary", "results", "documents"] },
  { from: "vet", animal: "Rusty", scopes: ["summary"] },
];

/** Its sample was taken by the practice, so that its profile is certified. */
const certified = {
  animal: "Fen",
  collector: { type: "vet", name: "Dr Vera Lindqvist", clinic: "Harbour Lane Veterinary Clinic" },
} as const;

/** Dogs whose owners agreed to access of Dogs Victoria. */
export function seedDemoDvAccess(): AreaSeed {
  return {
    area: "demo-dv-access",
    content: { consents, certified },
    write: async (tx) => {
      for (const consent of consents) await putConsent(tx, consent);
      await certifyProfile(tx);
    },
  };
}

/** Skips dogs that were shared before: the owner may have ended it. */
async function putConsent(tx: Tx, { from, animal, scopes }: DemoConsent): Promise<void> {
  const [found] = await tx
    .select({ animalId: animals.id, grantedBy: animals.ownerId })
    .from(animals)
    .innerJoin(users, eq(users.id, animals.ownerId))
    .where(and(eq(users.email, demoEmail(from)), eq(animals.name, animal)));
  if (found === undefined) return;
  const known = await tx
    .select({ id: animalGrants.id })
    .from(animalGrants)
    .where(and(eq(animalGrants.animalId, found.animalId), eq(animalGrants.kind, "dv")));
  if (known.length === 0) await tx.insert(animalGrants).values({ ...found, kind: "dv", scopes: [...scopes] });
}

async function certifyProfile(tx: Tx): Promise<void> {
  const ofDog = tx
    .select({ kitId: dnaProfiles.kitId })
    .from(dnaProfiles)
    .innerJoin(animals, eq(animals.id, dnaProfiles.animalId))
    .innerJoin(users, eq(users.id, animals.ownerId))
    .where(and(eq(users.email, demoEmail("breeder")), eq(animals.name, certified.animal)));
  const tubes = tx.select({ id: samples.activationId }).from(samples).where(inArray(samples.kitId, ofDog));
  await tx.update(activations).set({ collector: certified.collector }).where(inArray(activations.id, tubes));
}
