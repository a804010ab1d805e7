import { addDays } from "date-fns";
import { and, eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { acmForms } from "@/backend/db/schema/acm-forms";
import { animals } from "@/backend/db/schema/animals";
import { users } from "@/backend/db/schema/users";
import type { AreaSeed } from "./seed-types";
import { demoEmail } from "./seed-demo-accounts";

const demoForms = [
  { animal: "Juniper", state: "requested", inDays: 12, place: "Daylesford Animal Hospital" },
  { animal: "Moss", state: "issued", inDays: 3, place: "Daylesford Animal Hospital" },
] as const;

const collector = {
  collectorType: "vet",
  collectorName: "Dr Vera Lindqvist",
  clinic: "Harbour Lane Veterinary Clinic",
} as const;

/** Forms of the demo breeder that wait for their appointment. */
export function seedDemoAcmForms(): AreaSeed {
  return {
    area: "demo-acm-forms",
    content: { demoForms, collector },
    write: async (tx) => {
      for (const form of demoForms) await putForm(tx, form);
    },
  };
}

/** Skips animals that have a form. */
async function putForm(tx: Tx, { animal, state, inDays, place }: (typeof demoForms)[number]): Promise<void> {
  const [found] = await tx
    .select({ animalId: animals.id, userId: users.id })
    .from(animals)
    .innerJoin(users, eq(users.id, animals.ownerId))
    .where(and(eq(users.email, demoEmail("breeder")), eq(animals.name, animal)));
  if (found === undefined) return;
  const known = await tx
    .select({ id: acmForms.id })
    .from(acmForms)
    .where(eq(acmForms.animalId, found.animalId));
  if (known.length > 0) return;
  const plannedOn = addDays(new Date(), inDays).toISOString().slice(0, 10);
  await tx.insert(acmForms).values({ ...found, ...collector, state, place, plannedOn });
}
