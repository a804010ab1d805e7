import { and, eq, ne } from "drizzle-orm";
import { animalPhotos, animals } from "@/backend/db/schema/animals";
import {
  type Context,
  GeneratedFile,
  type Input,
  type SignedInContext,
  type SignedInDbContext,
} from "@/backend/http/handler-types";
import { notFound, type Refusal, refuseFields } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import { lockOwnAnimal } from "./read-animal";
import { randomId } from "@/backend/db/random-token";
import type { ErrorCode } from "@/lib/domain/error-codes";
import sharp from "sharp";
import { maxPhotoPixels, photoSize } from "@/lib/config/animals/animals";
import { limits } from "@/lib/config/limits";

const quality = 80;

const timeoutSeconds = 15;

/** Every photo has a new unguessable id, so that browsers can keep it forever. The previous one is deleted. */
export async function setPhoto(
  { db, caller }: SignedInDbContext,
  { params: { id }, file }: Input<"animals.setPhoto">,
) {
  const isOwn = and(eq(animals.id, id), eq(animals.ownerId, caller.user.id));
  if ((await db.$count(animals, isOwn)) === 0) return notFound();
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

// One photo uses one core: the others answer requests.
sharp.concurrency(1);

sharp.cache(false);

type Encoded = { readonly image: Buffer } | { readonly problem: ErrorCode };

/**
 * Decodes a photo and encodes it as WebP, turned upright and without metadata such as the place where it was taken.
 * Only what begins as JPEG, PNG or WebP reaches the decoder.
 */
async function encodePhoto(file: Buffer): Promise<Encoded> {
  if (!isPhoto(file)) return { problem: "animal.photo" };
  try {
    const picture = sharp(file, { limitInputPixels: maxPhotoPixels, failOn: "error" });
    const { width, height } = await picture.metadata();
    if (width * height > maxPhotoPixels) return { problem: "animal.photoTooLarge" };
    const image = await picture
      .rotate()
      .resize({ width: photoSize, height: photoSize, fit: "inside", withoutEnlargement: true })
      .webp({ quality })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer();
    return image.length > limits.photoBytes ? { problem: "animal.photoTooLarge" } : { image };
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes("pixel limit");
    return { problem: isTooLarge ? "animal.photoTooLarge" : "animal.photo" };
  }
}

function isPhoto(file: Buffer): boolean {
  const begins = (bytes: readonly number[], at = 0) =>
    bytes.every((byte, index) => file[at + index] === byte);
  const isJpeg = begins([0xff, 0xd8, 0xff]);
  const isPng = begins([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const isWebp = begins([0x52, 0x49, 0x46, 0x46]) && begins([0x57, 0x45, 0x42, 0x50], 8);
  return isJpeg || isPng || isWebp;
}
