import { eq } from "drizzle-orm";
import { users } from "@/backend/db/schema/users";
import type { SignedInContext } from "@/backend/http/handler-types";
import { notFound } from "@/backend/http/refusals";
import { recordAnimalEvent } from "@/backend/animals/records/animals/record-event";
import { closeTransfer, lockTransfer } from "./lock-transfer";
import { readTransfer } from "@/backend/animals/public/list-transfers";
import { notifyOfTransfer } from "./notify-of-transfer";

/** The recipient declines, or the sender cancels. The animal stays where it is. */
export async function endTransfer(
  { tx, caller, settings }: SignedInContext,
  transferId: number,
  state: "declined" | "cancelled",
) {
  const userId = caller.user.id;
  const locked = await lockTransfer(tx, transferId);
  if (locked === undefined) return notFound();
  const { animal, transfer } = locked;
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const isAllowed = state === "cancelled" ? transfer.fromUserId === userId : transfer.toEmail === user?.email;
  if (!isAllowed) return notFound();
  const refusal = await closeTransfer(tx, transferId, { state });
  if (refusal) return refusal;
  await recordAnimalEvent(tx, caller, animal.id, `transfer-${state}`, { to: transfer.toEmail });
  await notifyOfTransfer(tx, state, {
    transferId,
    appOrigin: settings.appOrigin,
    senderId: transfer.fromUserId,
    toEmail: transfer.toEmail,
    animals: [animal.name],
  });
  const direction = state === "cancelled" ? "outgoing" : "incoming";
  return readTransfer(tx, { direction, language: caller.language }, transferId);
}
