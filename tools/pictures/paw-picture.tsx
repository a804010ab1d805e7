import type { SpeciesName } from "@/lib/domain/species";
import { Mirror } from "@/components/pictures/portrait/mirror";
import { Picture } from "@/components/pictures/picture";

/** For an animal whose breed has no portrait. A dog's paw shows its claws, a cat's is rounder and does not. */
export function PawPicture({ species }: { readonly species: SpeciesName }) {
  return (
    <Picture width={200} height={200}>
      <circle cx={100} cy={100} r={100} fill="#f3ead9" />
      <g fill="#c9a98c">{species === "canine" ? <DogPaw /> : <CatPaw />}</g>
    </Picture>
  );
}

function DogPaw() {
  return (
    <>
      <path d="M100 98c20 0 38 22 38 40 0 14-10 18-19 18-8 0-12-4-19-4s-11 4-19 4c-9 0-19-4-19-18 0-18 18-40 38-40Z" />
      <Mirror>
        <ellipse cx={117} cy={66} rx={13} ry={20} transform="rotate(6 117 66)" />
        <ellipse cx={147} cy={94} rx={12} ry={18} transform="rotate(24 147 94)" />
        <path d="m119 40 3-9M155 72l6-7" stroke="#c9a98c" strokeWidth={6} />
      </Mirror>
    </>
  );
}

function CatPaw() {
  return (
    <>
      <path d="M100 104c22 0 40 16 40 32 0 13-10 18-20 18-8 0-13-5-20-5s-12 5-20 5c-10 0-20-5-20-18 0-16 18-32 40-32Z" />
      <Mirror>
        <ellipse cx={118} cy={76} rx={14.5} ry={17} />
        <ellipse cx={150} cy={102} rx={13.5} ry={15.5} transform="rotate(20 150 102)" />
      </Mirror>
    </>
  );
}
