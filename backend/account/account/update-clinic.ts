import { eq } from "drizzle-orm";
import { users } from "@/backend/db/schema/users";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notAllowed } from "@/backend/http/refusals";
import { emitUserEvent } from "@/backend/kernel/users/user-events";
import { lockUser } from "@/backend/kernel/users/lock-user";
import { readAccount } from "./read-account";

/** An approval is for one practice: another name or number waits for a new one. */
export async function updateClinic(
  { tx, caller }: SignedInContext,
  { body: details }: Input<"account.updateVet">,
) {
  const user = caller.user && (await lockUser(tx, caller.user.id));
  if (user?.type !== "vet") return notAllowed();
  const clinic = details.clinic.trim();
  const registrationNumber = details.registrationNumber.trim();
  const isOther = clinic !== user.clinic || registrationNumber !== user.registrationNumber;
  const vetApprovedAt = isOther ? null : user.vetApprovedAt;
  await tx.update(users).set({ clinic, registrationNumber, vetApprovedAt }).where(eq(users.id, user.id));
  if (user.vetApprovedAt !== null && isOther) await emitUserEvent(tx, "practiceChanged", user);
  return readAccount(tx, caller);
}
