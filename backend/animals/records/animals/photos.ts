import { and, eq, ne } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { animalPhotos, animals } from "@/backend/db/schema/animals";
import type { Caller } from "@/backend/http/caller";
import { GeneratedFile, type SignedInContext, type Input, type Context } from "@/backend/http/handler-types";
import { notFound, type Refusal, refuseFields } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import { encodePhoto } from "./encode-photo";
import { lockOwnAnimal } from "./read-animal";
import { randomId } from "@/backend/db/random-token";

interface Upload {
  readonly id: number;
  readonly file: Buffer;
}

/** Every photo has a new unguessable id, so that browsers can keep it forever. The previous one is deleted. */
export async function setPhoto(db: Db, caller: Caller, { id, file }: Upload) {
  if (!(await isOwn(db, caller, id))) return notFound();
  const encoded = await encodePhoto(file);
  if ("problem" in encoded) return refuseFields({ photo: encoded.problem });
  return runInTransaction<{ photoId: string }>(db, async (tx) => {
    const animal = await lockOwnAnimal(tx, caller, id);
    if (animal === undefined) return notFound();
    const photoId = randomId();
    await tx.insert(animalPhotos).values({ id: photoId, animalId: id, image: encoded.image });
    await tx.update(animals).set({ photoId }).where(eq(animals.id, id));
    await tx.delete(animalPhotos).where(and(eq(animalPhotos.animalId, id), ne(animalPhotos.id, photoId)));
    return { photoId };
  });
}

export async function removePhoto(
  { tx, caller }: SignedInContext,
  { params: { id } }: Input<"animals.removePhoto">,
) {
  const animal = await lockOwnAnimal(tx, caller, id);
  if (animal === undefined) return notFound();
  await tx.update(animals).set({ photoId: null }).where(eq(animals.id, id));
  await tx.delete(animalPhotos).where(eq(animalPhotos.animalId, id));
  return undefined;
}

/** For anyone who knows its id. */
export async function readPhoto(
  { tx }: Context,
  { params: { id } }: Input<"animals.photo">,
): Promise<GeneratedFile | Refusal> {
  const [photo] = await tx
    .select({ image: animalPhotos.image })
    .from(animalPhotos)
    .where(eq(animalPhotos.id, id));
  return photo === undefined ? notFound() : new GeneratedFile("photo.webp", photo.image);
}

async function isOwn(db: Db, { user }: Caller, id: number): Promise<boolean> {
  if (user === undefined) return false;
  const rows = await db
    .select({ id: animals.id })
    .from(animals)
    .where(and(eq(animals.id, id), eq(animals.ownerId, user.id)));
  return rows.length > 0;
}
