import { eq, inArray } from "drizzle-orm";
import { fieldMessages } from "@/lib/contract/messages";
import type { Tx } from "@/backend/db/client";
import { presetBreeds } from "@/backend/db/schema/account";
import { breeds } from "@/backend/db/schema/breeds";
import { notSignedIn, refuseFields } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { lockPerson } from "@/backend/modules/cart/own-cart";
import { readDetails } from "@/backend/modules/auth/read-details";

/** The whole choice, in its order; what was chosen before goes. */
export async function chooseBreeds(tx: Tx, visit: Visit, given: readonly number[]) {
  const { person } = visit;
  if (person === undefined) return notSignedIn();
  const wanted = [...new Set(given)];
  const known = await tx.select({ id: breeds.id }).from(breeds).where(inArray(breeds.id, wanted));
  if (known.length < wanted.length) return refuseFields({ breed_ids: fieldMessages.invalid });
  await lockPerson(tx, person.id);
  await tx.delete(presetBreeds).where(eq(presetBreeds.userId, person.id));
  const rows = wanted.map((breedId, position) => ({ userId: person.id, breedId, position }));
  if (rows.length > 0) await tx.insert(presetBreeds).values(rows);
  return readDetails(tx, visit);
}
