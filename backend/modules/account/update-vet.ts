import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { users } from "@/backend/db/schema/people";
import { notAllowed } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { readDetails } from "@/backend/modules/auth/read-details";

export interface VetDetails {
  readonly clinic: string;
  readonly registrationNumber: string;
}

export async function updateVet(tx: Tx, visit: Visit, { clinic, registrationNumber }: VetDetails) {
  if (visit.person?.type !== "vet") return notAllowed();
  await tx
    .update(users)
    .set({ clinic: clinic.trim(), registrationNumber: registrationNumber.trim() })
    .where(eq(users.id, visit.person.id));
  return readDetails(tx, visit);
}
