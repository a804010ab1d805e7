import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { vetScopes } from "@/lib/config/animals/animal-access";
import type { Tx } from "@/backend/db/client";
import { animalGrants, animalTransfers } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import { cartItems, carts } from "@/backend/db/schema/carts";
import { users } from "@/backend/db/schema/users";
import type { SignedInContext, Input } from "@/backend/http/handler-types";
import { notFound, notSignedIn } from "@/backend/http/refusals";
import { lockUser } from "@/backend/kernel/users/lock-user";
import { endGrants } from "@/backend/animals/sharing/animal-sharing/revoke-grants";
import { refuseChipInUse } from "@/backend/animals/records/animals/chip-in-use";
import { endConsents } from "@/backend/animals/sharing/breeding-consents/end-consents";
import { recordAnimalEvent } from "@/backend/animals/records/animals/record-event";
import { askNewOwner } from "@/backend/animals/results/parentage/ask-new-owner";
import { closeTransfer, lockTransfer, transferClosed } from "./lock-transfer";
import { readTransfer } from "@/backend/animals/public/list-transfers";
import { notifyOfTransfer } from "./notify-of-transfer";

type Animal = typeof animals.$inferSelect;

/** Makes the recipient the owner. Everything the former owner had allowed others ends. */
export async function acceptTransfer(
  { tx, caller, settings }: SignedInContext,
  { params: { id: transferId } }: Input<"animalTransfers.accept">,
) {
  const user = await lockSenderAndRecipient(tx, caller.user.id, transferId);
  if (user === undefined) return notSignedIn();
  const locked = await lockTransfer(tx, transferId);
  if (locked === undefined || locked.transfer.toEmail !== user.email) return notFound();
  const { animal, transfer } = locked;
  // The owner may have changed otherwise, for instance because the account was deleted.
  if (transfer.fromUserId === null || animal.ownerId !== transfer.fromUserId) return transferClosed;
  const refusal =
    (await closeTransfer(tx, transferId, { state: "accepted", toUserId: user.id })) ??
    (await refuseChipInUse(tx, user.id, animal.chipNumber));
  if (refusal) return refusal;
  await changeOwner(tx, animal, { from: transfer.fromUserId, to: user.id });
  await askNewOwner({ tx, appOrigin: settings.appOrigin }, { animalId: animal.id, ownerId: user.id });
  await recordAnimalEvent(tx, caller, animal.id, "transfer-accepted", { by: transfer.toEmail });
  await notifyOfTransfer(tx, "accepted", {
    transferId,
    appOrigin: settings.appOrigin,
    senderId: transfer.fromUserId,
    toEmail: transfer.toEmail,
    animals: [animal.name],
  });
  return readTransfer(tx, { direction: "incoming", language: caller.language }, transferId);
}

/** In the order of their ids: two accounts may hand animals to each other at once. */
async function lockSenderAndRecipient(tx: Tx, userId: number, transferId: number) {
  const [transfer] = await tx
    .select({ senderId: animalTransfers.fromUserId })
    .from(animalTransfers)
    .where(eq(animalTransfers.id, transferId));
  const ids = [userId, ...(transfer?.senderId ? [transfer.senderId] : [])].sort((a, b) => a - b);
  const locked = [];
  for (const id of ids) locked.push(await lockUser(tx, id));
  return locked.find((user) => user?.id === userId);
}

/** A trigger writes the history of owners. */
async function changeOwner(
  tx: Tx,
  { id }: Animal,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await endGrants(tx, eq(animalGrants.animalId, id));
  await endConsents(tx, id);
  await tx
    .update(animalTransfers)
    .set({ state: "cancelled", decidedAt: sql`now()` })
    .where(and(eq(animalTransfers.animalId, id), eq(animalTransfers.state, "pending")));
  await removeCartLines(tx, { animalId: id, userId: from });
  await tx
    .update(animals)
    .set({ ownerId: to, archivedAt: null, contactName: null, contactEmail: null })
    .where(eq(animals.id, id));
  await keepAccessOfVet(tx, id, { vetId: from, ownerId: to });
}

/** Orders that are placed stay: the tubes are on their way. */
async function removeCartLines(tx: Tx, { animalId, userId }: { animalId: number; userId: number }) {
  const open = tx
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.userId, userId), isNull(carts.orderedAt)));
  const removed = await tx
    .delete(cartItems)
    .where(and(eq(cartItems.animalId, animalId), inArray(cartItems.cartId, open)))
    .returning({ cartId: cartItems.cartId });
  const cartIds = removed.map(({ cartId }) => cartId);
  // A payment that was started for the cart as it was is out of date.
  if (cartIds.length > 0)
    await tx
      .update(carts)
      .set({ version: sql`${carts.version} + 1`, updatedAt: sql`now()` })
      .where(inArray(carts.id, cartIds));
}

/** A vet who hands a patient to the client can go on treating it. The client may end that. */
async function keepAccessOfVet(
  tx: Tx,
  animalId: number,
  { vetId, ownerId }: { vetId: number; ownerId: number },
) {
  const [vet] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, vetId), eq(users.type, "vet"), ne(users.id, ownerId)));
  if (vet)
    await tx.insert(animalGrants).values({
      animalId,
      grantedBy: ownerId,
      kind: "vet",
      userId: vetId,
      email: vet.email,
      scopes: [...vetScopes],
    });
}
