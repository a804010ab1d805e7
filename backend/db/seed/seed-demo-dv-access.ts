import { and, eq, inArray } from "drizzle-orm";
import type { AccessScope } from "@/lib/config/animals/animal-access";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { animalGrants } from "@/backend/db/schema/animal-access";
import { dnaProfiles } from "@/backend/db/schema/animals";
import { findAnimalOf } from "./find-demo-user";
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
  const found = await findAnimalOf(tx, demoEmail(from), animal);
  if (found === undefined) return;
  const { id: animalId, ownerId: grantedBy } = found;
  const isSame = and(eq(animalGrants.animalId, animalId), eq(animalGrants.kind, "dv"));
  if ((await tx.$count(animalGrants, isSame)) > 0) return;
  await tx.insert(animalGrants).values({ animalId, grantedBy, kind: "dv", scopes: [...scopes] });
}

async function certifyProfile(tx: Tx): Promise<void> {
  const dog = await findAnimalOf(tx, demoEmail("breeder"), certified.animal);
  if (dog === undefined) return;
  const ofDog = tx
    .select({ kitId: dnaProfiles.kitId })
    .from(dnaProfiles)
    .where(eq(dnaProfiles.animalId, dog.id));
  const tubes = tx.select({ id: samples.activationId }).from(samples).where(inArray(samples.kitId, ofDog));
  await tx.update(activations).set({ collector: certified.collector }).where(inArray(activations.id, tubes));
}
