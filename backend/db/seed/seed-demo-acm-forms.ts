import { addDays } from "date-fns";
import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { acmForms } from "@/backend/db/schema/acm-forms";
import { findAnimalOf } from "./find-demo-user";
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
  const found = await findAnimalOf(tx, demoEmail("breeder"), animal);
  if (found === undefined) return;
  const { id: animalId, ownerId: userId } = found;
  if ((await tx.$count(acmForms, eq(acmForms.animalId, animalId))) > 0) return;
  const plannedOn = addDays(new Date(), inDays).toISOString().slice(0, 10);
  await tx.insert(acmForms).values({ animalId, userId, ...collector, state, place, plannedOn });
}
