import { coatByIndex } from "@/lib/domain/pictures";
import type { SpeciesName } from "@/lib/domain/species";
import { CatFace } from "./cat-face";
import { DogFace } from "./dog-face";
import { Picture } from "./picture";

const backgrounds = ["#f7dfe4", "#f8e4d6", "#dcebe6", "#f3ead9", "#e3e7f1"] as const;

interface ProductPictureProps {
  readonly species: SpeciesName | "both";
  readonly number: number;
}

/** The animal a product is for, or both, in front of a DNA strand. */
export function ProductPicture({ species, number }: ProductPictureProps) {
  const isBoth = species === "both";
  return (
    <Picture width={320} height={200}>
      <rect width={320} height={200} fill={backgrounds[number % backgrounds.length]} />
      <Strands />
      {species !== "feline" && (
        <g transform={isBoth ? "translate(34 50) scale(1.2)" : "translate(76 30) scale(1.4)"}>
          <DogFace {...coatByIndex(number)} />
        </g>
      )}
      {species !== "canine" && (
        <g transform={isBoth ? "translate(150 62) scale(1.15)" : "translate(76 26) scale(1.4)"}>
          <CatFace {...coatByIndex(number + 3)} />
        </g>
      )}
    </Picture>
  );
}

function Strands() {
  return (
    <g stroke="#ffffff" strokeWidth={7} opacity={0.75}>
      <path d="M-20 150C40 20 100 20 160 100s120 80 180-50" />
      <path d="M-20 50c60 130 120 130 180 50s120-80 180 50" />
      <path d="M18 78v44M42 66v66M278 78v44M302 66v66" strokeWidth={4} />
    </g>
  );
}
