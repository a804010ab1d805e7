import type { Body } from "@/lib/contract/calls";
import { and, eq, inArray } from "drizzle-orm";
import { acmLimits } from "@/lib/config/community/acm-forms";
import { isSameName } from "@/lib/domain/same-name";
import type { Tx } from "@/backend/db/client";
import { acmForms } from "@/backend/db/schema/acm-forms";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notAllowed, notSignedIn, Refusal, refuseFields } from "@/backend/http/refusals";
import { lockUser } from "@/backend/kernel/users/lock-user";
import { lockOwnAnimals } from "@/backend/animals/public/lock-own-animals";
import { readForm } from "./select-forms";

const requested = new Refusal(409, {
  code: "requested",
  message: "refusals.acmRequested",
});

const full = new Refusal(409, {
  code: "full",
  message: "refusals.acmFull",
});

/** A form for one of the user's animals. A repeated request is refused. */
export async function createForm({ tx, caller }: SignedInContext, { body: input }: Input<"acmForms.create">) {
  const user = await lockUser(tx, caller.user.id);
  if (user === undefined) return notSignedIn();
  if (user.type !== "breeder") return notAllowed();
  if ((await lockOwnAnimals(tx, user.id, [input.animalId])) === undefined)
    return refuseFields({ animalId: "fields.acmAnimal" });
  if (isSameName(input.collectorName, user.name))
    return refuseFields({ collectorName: "fields.agentOwnCollector" });
  const refusal = await refuseRepeated(tx, user.id, input);
  if (refusal) return refusal;
  const [row] = await tx
    .insert(acmForms)
    .values({
      userId: user.id,
      animalId: input.animalId,
      plannedOn: input.plannedOn,
      collectorType: input.collectorType,
      collectorName: input.collectorName.trim(),
      clinic: input.clinic?.trim() || null,
      place: input.place.trim(),
    })
    .returning({ id: acmForms.id });
  return readForm(tx, caller, row?.id ?? 0);
}

async function refuseRepeated(
  tx: Tx,
  userId: number,
  { animalId, plannedOn, collectorName }: Body<"acmForms.create">,
): Promise<Refusal | undefined> {
  const isOpen = and(eq(acmForms.userId, userId), inArray(acmForms.state, ["requested", "issued"]));
  const isSame = and(
    ...[isOpen, eq(acmForms.animalId, animalId), eq(acmForms.plannedOn, plannedOn)],
    eq(acmForms.collectorName, collectorName.trim()),
  );
  const [same] = await tx.select({ id: acmForms.id }).from(acmForms).where(isSame).limit(1);
  if (same !== undefined) return requested;
  const open = await tx.$count(acmForms, isOpen);
  return open >= acmLimits.openForms ? full : undefined;
}
