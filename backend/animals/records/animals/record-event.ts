import type { AnimalEventKind } from "@/lib/config/animals/animal-access";
import type { Tx } from "@/backend/db/client";
import { animalEvents } from "@/backend/db/schema/animal-access";
import type { Caller } from "@/backend/http/caller";

type EventDetails = Readonly<Record<string, string>>;

/** Adds an entry to an animal's timeline. The only function that writes one. */
export async function recordAnimalEvent(
  tx: Tx,
  { user, admin }: Pick<Caller, "user" | "admin">,
  animalId: number,
  kind: AnimalEventKind,
  details?: EventDetails,
): Promise<void> {
  await tx.insert(animalEvents).values({
    animalId,
    kind,
    details,
    userId: user?.id ?? null,
    adminId: admin?.id ?? null,
  });
}
