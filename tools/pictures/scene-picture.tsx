import { type Scene, sceneBreeds } from "@/lib/domain/shop/pictures";
import { catBreeds } from "@/components/pictures/portrait/cat-breeds";
import { CatPortrait } from "@/components/pictures/portrait/cat-portrait";
import { dogBreeds } from "@/components/pictures/portrait/dog-breeds";
import { DogPortrait } from "@/components/pictures/portrait/dog-portrait";

const backgrounds = { canine: "#f8e4d6", feline: "#f7dfe4" } as const;

/** A portrait in the wide format of cards that lead to breeds. */
export function ScenePicture({ species, number }: Scene) {
  const breed = sceneBreeds[species][number] ?? "";
  const [dog, cat] = [dogBreeds[breed], catBreeds[breed]];
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" fill="none">
      <path d="M0 0h320v200H0Z" fill={backgrounds[species]} />
      <path
        d="M-20 150C40 20 100 20 160 100s120 80 180-50M-20 50c60 130 120 130 180 50s120-80 180 50"
        stroke="#fff"
        strokeWidth={7}
        opacity={0.7}
      />
      <svg x={73} y={13} width={174} height={174}>
        {species === "canine" && dog && <DogPortrait traits={dog} />}
        {species === "feline" && cat && <CatPortrait traits={cat} />}
      </svg>
    </svg>
  );
}
