import { catBreeds } from "@/components/pictures/portrait/cat-breeds";
import { CatPortrait } from "@/components/pictures/portrait/cat-portrait";
import { dogBreeds } from "@/components/pictures/portrait/dog-breeds";
import { DogPortrait } from "@/components/pictures/portrait/dog-portrait";
import type { CoatPhenotype } from "@/lib/domain/animals/coat";
import { findBreedPicture } from "@/lib/domain/shop/breed-picture";
import { CoatAvatar } from "./coat-avatar";
import { catInCoat, dogInCoat } from "./coat-traits";

interface CoatPictureProps {
  readonly coat: CoatPhenotype;
  readonly breed: { readonly id: number } | null;
  /** Differs between the pictures of a page. */
  readonly id: string;
}

/** The portrait of the breed in the coat that the genes give; without a portrait, the coat alone. */
export function CoatPicture({ coat, breed, id }: CoatPictureProps) {
  const { species } = coat;
  const picture = breed === null ? undefined : findBreedPicture(species, breed.id);
  if (picture === undefined) return <CoatAvatar coat={coat} />;
  const dog = dogBreeds[picture];
  if (species === "canine" && dog) return <DogPortrait traits={dogInCoat(dog, coat)} id={id} />;
  const cat = catBreeds[picture];
  return cat ? <CatPortrait traits={catInCoat(cat, coat)} id={id} /> : <CoatAvatar coat={coat} />;
}
