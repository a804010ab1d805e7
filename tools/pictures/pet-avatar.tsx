import type { Coat } from "@/lib/domain/shop/pictures";
import type { SpeciesName } from "@/lib/domain/species";
import { CatFace } from "@/components/pictures/cat-face";
import { DogFace } from "@/components/pictures/dog-face";
import { palettes } from "@/components/pictures/palettes";
import { Picture } from "@/components/pictures/picture";

/** Avatar of a pet by species and coat. */
export function PetAvatar({ species, coat }: { readonly species: SpeciesName; readonly coat: Coat }) {
  const Face = species === "canine" ? DogFace : CatFace;
  return (
    <Picture width={120} height={120}>
      <circle cx={60} cy={60} r={60} fill={palettes[coat.colour].behind} />
      <Face {...coat} />
    </Picture>
  );
}
