import { eq } from "drizzle-orm";
import type { Relation } from "@/lib/config/animals/animal-access";
import type { Tx } from "@/backend/db/client";
import { activations } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { products } from "@/backend/db/schema/catalogue";
import type { Caller } from "@/backend/http/caller";
import { notFound, type Refusal } from "@/backend/http/refusals";
import { readAccess } from "@/backend/kernel/animal-access/read-access";

type ActivationRow = typeof activations.$inferSelect;
type AnimalRow = typeof animals.$inferSelect;

interface FoundAnimal {
  /** For a former owner as it was on the day of the transfer. */
  readonly animal: AnimalRow;
  /** How the caller stands to the animal. A guest counts as its owner until an account claims it. */
  readonly relation: Relation;
}

/**
 * By its secret token. Once an account has claimed it, only that account may read it, and of the animal what it may read
 * there. Only the owner changes the animal.
 */
export async function findActivation(tx: Tx, caller: Caller, token: string, isLocked = false) {
  const query = tx
    .select({ activation: activations, animal: animals, product: products })
    .from(activations)
    .innerJoin(animals, eq(animals.id, activations.animalId))
    .innerJoin(products, eq(products.id, activations.productId))
    .where(eq(activations.token, token));
  const [row] = await (isLocked ? query.for("update", { of: activations }) : query);
  if (row === undefined) return notFound();
  const found = await findAnimal(tx, caller, row);
  return found === undefined ? notFound() : { ...row, ...found };
}

export type FoundActivation = Exclude<Awaited<ReturnType<typeof findActivation>>, Refusal>;

async function findAnimal(
  tx: Tx,
  { user }: Caller,
  { activation: { userId, email }, animal }: { activation: ActivationRow; animal: AnimalRow },
): Promise<FoundAnimal | undefined> {
  if (userId !== null)
    return userId === user?.id ? readAccess(tx, { userId }, animal.id, "results") : undefined;
  // Without an address it is of a deleted account.
  return animal.ownerId === null && email !== "" ? { animal, relation: "owner" } : undefined;
}
