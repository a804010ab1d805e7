import { breedPicture } from "@/lib/domain/shop/breed-picture";
import type { SpeciesName } from "@/lib/domain/species";
import { animalPaths } from "@/lib/navigation/animal-paths";
import { cn } from "@/components/ui/class-names";

interface AnimalAvatarProps {
  readonly animal: {
    readonly id: number;
    readonly species: SpeciesName;
    readonly breed: { readonly id: number } | null;
    readonly photoId: string | null;
  };
  /** Empty where the name stands beside it. */
  readonly alt?: string;
  readonly className: string;
}

/** The animal's photo, else the portrait of its breed. */
export function AnimalAvatar({ animal, alt = "", className }: AnimalAvatarProps) {
  const { photoId } = animal;
  return (
    <img
      src={
        photoId === null ? breedPicture(animal.species, animal.breed?.id) : animalPaths.animalPhoto(photoId)
      }
      alt={photoId === null ? "" : alt}
      width={160}
      height={160}
      loading="lazy"
      decoding="async"
      className={cn("rounded-full bg-sand object-cover", className)}
    />
  );
}
