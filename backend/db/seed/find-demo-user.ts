import { and, eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { animals, dnaProfiles } from "@/backend/db/schema/animals";
import { users } from "@/backend/db/schema/users";
import { demoEmail } from "./seed-demo-accounts";

export async function findUserId(tx: Tx, email: string): Promise<number | undefined> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id;
}

export const findDemoUser = (tx: Tx, role: string) => findUserId(tx, demoEmail(role));

/** The admin of the demo, who decides applications. */
export async function findDecider(tx: Tx) {
  const columns = { decidedBy: users.id, decidedByName: users.name };
  const [admin] = await tx
    .select(columns)
    .from(users)
    .where(eq(users.email, demoEmail("admin")));
  return admin;
}

/** An animal of the account with this address. */
export async function findAnimalOf(tx: Tx, email: string, name: string) {
  const [found] = await tx
    .select({ animal: animals, ownerId: users.id })
    .from(animals)
    .innerJoin(users, eq(users.id, animals.ownerId))
    .where(and(eq(users.email, email), eq(animals.name, name)));
  return found && { ...found.animal, ownerId: found.ownerId };
}

export async function readAlleles(tx: Tx, animalId: number, panelKey: string) {
  const [profile] = await tx
    .select({ alleles: dnaProfiles.alleles })
    .from(dnaProfiles)
    .where(
      and(eq(dnaProfiles.animalId, animalId), eq(dnaProfiles.panelKey, panelKey), dnaProfiles.isCurrent),
    );
  return profile?.alleles;
}
