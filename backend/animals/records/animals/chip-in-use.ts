import { errorCode } from "@/lib/domain/error-codes";
import { and, eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import { Refusal } from "@/backend/http/refusals";

/** A chip number belongs to one animal of an account. The caller has locked the account. */
export async function refuseChipInUse(
  tx: Tx,
  userId: number,
  chipNumber: string | null,
): Promise<Refusal | undefined> {
  if (chipNumber === null) return undefined;
  const [other] = await tx
    .select({ name: animals.name })
    .from(animals)
    .where(and(eq(animals.ownerId, userId), eq(animals.chipNumber, chipNumber)));
  if (other === undefined) return undefined;
  const message = errorCode("refusals.chipInUse", other);
  return new Refusal(409, { code: "chip_in_use", message });
}
