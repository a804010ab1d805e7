import type { FieldErrors } from "@/lib/contract/parse";
import { and, eq } from "drizzle-orm";
import type { PetForm } from "@/lib/config/kits/activation";
import { petFieldErrors } from "@/lib/contract/kits/public/activation.rules";
import { speciesId } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import { breeds } from "@/backend/db/schema/breeds";
import { productBreeds } from "@/backend/db/schema/catalogue";
import type { ProductRow } from "./find-kits";
import type { Pet } from "./pet";

interface PetCheck {
  readonly pet: Pet;
  readonly form: PetForm | "optional";
  readonly product: ProductRow | null;
  readonly userId: number | undefined;
  /** The animal that is corrected, or that the form has created before: its own chip number is not in use by another one. */
  readonly knownId?: number;
}

/** Everything about an animal that a kit's product does not fit, one message per field. */
export async function findPetErrors(tx: Tx, check: PetCheck): Promise<FieldErrors> {
  const { pet, form, product, userId } = check;
  const isOwn = !pet.animalId || (await isOwnAnimal(tx, pet, userId));
  if (!isOwn) return { animalId: "kits.animal" };
  const isOtherSpecies = Boolean(product?.speciesId) && product?.speciesId !== speciesId(pet.species);
  if (isOtherSpecies) return { species: "kits.species" };
  return {
    ...petFieldErrors(form, pet),
    ...(await findBreedError(tx, pet, form === "breed" ? product : null)),
    ...(await findChipError(tx, check)),
  };
}

/** The message does not reveal whether the animal exists. */
async function isOwnAnimal(tx: Tx, pet: Pet, userId: number | undefined): Promise<boolean> {
  if (userId === undefined || !pet.animalId) return false;
  const isOwn = and(
    eq(animals.id, pet.animalId),
    eq(animals.ownerId, userId),
    eq(animals.speciesId, speciesId(pet.species)),
  );
  return (await tx.$count(animals, isOwn)) > 0;
}

/** The breed exists in the species and, for a profile of certain breeds, is one of them. */
async function findBreedError(tx: Tx, pet: Pet, profile: ProductRow | null): Promise<FieldErrors> {
  if (!pet.breed) return {};
  const [breed] = await tx
    .select({ id: breeds.id })
    .from(breeds)
    .where(and(eq(breeds.id, pet.breed), eq(breeds.speciesId, speciesId(pet.species))));
  if (breed === undefined) return { breed: "fields.invalid" };
  if (profile === null || profile.isForAllBreeds) return {};
  const tested = await tx
    .select({ id: productBreeds.breedId })
    .from(productBreeds)
    .where(eq(productBreeds.productId, profile.id));
  const fits = tested.length === 0 || tested.some(({ id }) => id === pet.breed);
  return fits ? {} : { breed: "kits.breed" };
}

/** A chip number is unique within an account. */
async function findChipError(tx: Tx, { pet, userId, knownId }: PetCheck): Promise<FieldErrors> {
  if (!pet.chipNumber || userId === undefined) return {};
  const rows = await tx
    .select({ id: animals.id })
    .from(animals)
    .where(and(eq(animals.ownerId, userId), eq(animals.chipNumber, pet.chipNumber)));
  return rows.some(({ id }) => id !== (knownId ?? pet.animalId)) ? { chipNumber: "kits.chipInUse" } : {};
}
