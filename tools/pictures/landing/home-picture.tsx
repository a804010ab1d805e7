import { Picture } from "@/components/pictures/picture";
import { CatClips, CatFaceOf } from "@/tools/pictures/films/cat-figure";
import { SittingDog } from "@/tools/pictures/films/dog-figure";
import { LitterClips, Puppy } from "@/tools/pictures/films/litter-figures";
import { Swab } from "@/tools/pictures/films/things";
import { PawPrint } from "@/tools/pictures/paw-print";
import { fur, lighter } from "@/components/pictures/portrait/colour";
import { Plant } from "./room";

const paw = lighter(fur.grey, 0.6);

/** A dog and a puppy beside the kit, and a cat that sits in its box. */
export function HomePicture() {
  return (
    <Picture width={640} height={420}>
      <CatClips />
      <LitterClips />
      <path d="M70 380C-10 280 34 110 172 52 318-8 520 34 586 168 632 266 610 352 556 380Z" fill="#f7dfe4" />
      <ellipse cx={318} cy={384} rx={276} ry={26} fill="#ebc9cd" />
      <g transform="translate(556 376) scale(1.14)">
        <Plant />
      </g>
      <g transform="translate(150 380) scale(1.34)">
        <SittingDog />
      </g>
      <g transform="translate(366 382)">
        <Box />
      </g>
      <g transform="translate(508 394) scale(1.14)">
        <Puppy name="blue" />
      </g>
    </Picture>
  );
}

/** The kit, large; its foot at 0, 0. */
function Box() {
  return (
    <g>
      <ellipse cy={2} rx={124} ry={9} fill="#201a26" opacity={0.12} />
      <path d="M-108-116-136-150H-84L-60-116ZM108-116 136-150H84L60-116Z" fill="#9d174d" />
      <path d="M-108-116-90-132H90L108-116V-80H-108Z" fill="#7d1240" />
      <g transform="translate(64 -176) rotate(98)">
        <Swab length={90} />
      </g>
      <g transform="translate(84 -166) rotate(82)">
        <Swab length={84} />
      </g>
      <g transform="translate(-118 -272) scale(1.1)">
        <CatFaceOf />
      </g>
      <path d="M-108-116H108V0H-108Z" fill="#be185d" />
      <path d="M62-116H108V0H62Z" fill="#9d174d" />
      <path d="M-108-116H108L118-100H-118Z" fill="#d6336c" />
      <path
        d="M-62-104a17 15 0 0 1 34 0v6a17 12 0 0 1-34 0ZM8-104a17 15 0 0 1 34 0v6a17 12 0 0 1-34 0Z"
        fill={paw}
      />
      <path d="M-51-96V-88M-40-96V-88M20-96V-88M30-96V-88" stroke="#a9adb3" strokeWidth={3} />
      <PawPrint transform="translate(-22 -38) scale(1.25)" />
    </g>
  );
}
