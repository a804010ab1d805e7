import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { users } from "@/backend/db/schema/users";
import { notAllowed } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { readAccount } from "./read-account";

export interface ClinicDetails {
  readonly clinic: string;
  readonly registrationNumber: string;
}

export async function updateClinic(tx: Tx, caller: Caller, { clinic, registrationNumber }: ClinicDetails) {
  if (caller.user?.type !== "vet") return notAllowed();
  await tx
    .update(users)
    .set({ clinic: clinic.trim(), registrationNumber: registrationNumber.trim() })
    .where(eq(users.id, caller.user.id));
  return readAccount(tx, caller);
}
