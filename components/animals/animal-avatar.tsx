import { anyColour, coatOfBreed } from "@/lib/domain/breed-coat";
import { pictures } from "@/lib/domain/pictures";
import type { SpeciesName } from "@/lib/domain/species";
import { animalPaths } from "@/lib/navigation/animal-paths";
import { cn } from "@/components/ui/class-names";

interface AnimalAvatarProps {
  readonly animal: {
    readonly id: number;
    readonly species: SpeciesName;
    readonly breed: { readonly id: number; readonly name: string } | null;
    readonly coat: string | null;
    readonly photoId: string | null;
  };
  /** Empty where the name stands beside it. */
  readonly alt?: string;
  readonly className: string;
}

/** The animal's photo, else an illustration of its species in the coat of its breed. */
export function AnimalAvatar({ animal, alt = "", className }: AnimalAvatarProps) {
  const { photoId } = animal;
  return (
    <img
      src={photoId === null ? illustrationOf(animal) : animalPaths.animalPhoto(photoId)}
      alt={photoId === null ? "" : alt}
      width={160}
      height={160}
      loading="lazy"
      decoding="async"
      className={cn("rounded-full bg-sand object-cover", className)}
    />
  );
}

function illustrationOf({ id, species, breed, coat }: AnimalAvatarProps["animal"]): string {
  const kind =
    breed === null ? { kind: "short" as const, colour: anyColour(id % 10) } : coatOfBreed({ ...breed, coat });
  return pictures.pet(species, kind);
}
