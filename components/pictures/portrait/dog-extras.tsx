import { darker } from "./colour";
import type { DogShape } from "./dog-shape";
import { Mirror } from "./mirror";
import { type Edge, furPath, mirrorPoints } from "./outline";

interface PartProps {
  readonly shape: DogShape;
  readonly colour: string;
}

/** Fur around the neck (`ruff`) or around the whole head (`mane`), drawn behind it. */
export function Ruff({
  colour,
  isMane,
  shape: { skull },
  edge,
}: PartProps & { readonly isMane: boolean; readonly edge: Edge }) {
  const half = skull.cheek + (isMane ? 26 : 20);
  const points = isMane
    ? mirrorPoints([
        [100, 34],
        [100 + half * 0.7, 48],
        [100 + half, 96],
        [100 + half * 0.95, 140],
        [100 + half * 0.6, 178],
        [100, 190],
      ])
    : mirrorPoints([
        [100, 84],
        [100 + half * 0.8, 92],
        [100 + half, 124],
        [100 + half * 0.8, 164],
        [100 + half * 0.3, 188],
        [100, 194],
      ]);
  return <path d={furPath(points, edge)} fill={colour} />;
}

export function Beard({ shape: { muzzle }, colour }: PartProps) {
  const { half, nose, chin } = muzzle;
  const points = mirrorPoints([
    [100, nose - 4],
    [100 + half * 0.7, nose - 6],
    [100 + half + 7, nose + 6],
    [100 + half + 9, chin - 4],
    [100 + half + 3, chin + 12],
    [100, chin + 16],
  ]);
  return <path d={furPath(points, "locks")} fill={colour} />;
}

export function Eyebrows({ shape: { eye }, colour }: PartProps) {
  const [x, y] = [100 + eye.x, eye.y];
  return (
    <Mirror>
      <path
        d={`M${x - 13} ${y}C${x - 12} ${y - 16} ${x + 4} ${y - 22} ${x + 15} ${y - 14}L${x + 16} ${y - 4}L${x + 9} ${y - 9}L${x + 7} ${y - 2}L${x} ${y - 9}L${x - 4} ${y - 3}L${x - 7} ${y - 7}Z`}
        fill={colour}
      />
    </Mirror>
  );
}

export function Topknot({ shape: { skull }, colour }: PartProps) {
  const { top, skull: half } = skull;
  const points = mirrorPoints([
    [100, top - 26],
    [100 + half * 0.8, top - 18],
    [100 + half * 1.12, top + 6],
    [100 + half * 0.9, top + 26],
    [100, top + 30],
  ]);
  return <path d={furPath(points, "curls")} fill={colour} />;
}

/** Long hair, parted in the middle, from the forehead down to the chest. */
export function Curtain({ shape: { skull, eye, muzzle }, colour }: PartProps) {
  const { top, cheek } = skull;
  const right = `M100 ${top - 6}C${112 + eye.x} ${top - 8} ${100 + cheek + 20} ${top + 20} ${100 + cheek + 26} 120C${100 + cheek + 30} 150 ${100 + cheek + 26} 180 ${100 + cheek + 20} 204H${100 + muzzle.half + 2}C${100 + muzzle.half + 4} 170 ${104 + eye.x + 14} 130 ${100 + eye.x + 11} ${eye.y + 6}C${100 + eye.x + 8} ${eye.y - 14} 108 ${top + 16} 100 ${top + 12}Z`;
  const strands = `M${106 + eye.x} ${top + 16}C${100 + cheek} ${top + 40} ${100 + cheek + 4} 140 ${100 + cheek} 196M${116 + eye.x} ${top + 16}C${100 + cheek + 12} ${top + 40} ${100 + cheek + 16} 140 ${100 + cheek + 13} 196`;
  return (
    <Mirror>
      <path d={right} fill={colour} />
      <path d={strands} stroke={darker(colour, 0.16)} strokeWidth={2.4} />
    </Mirror>
  );
}

/** Hair held together above the forehead. */
export function Bow({ shape: { skull }, colour }: PartProps) {
  const { top } = skull;
  return (
    <>
      <path
        d={`M88 ${top + 4}C84 ${top - 16} 78 ${top - 28} 84 ${top - 32}Q92 ${top - 26} 94 ${top - 36}Q102 ${top - 26} 108 ${top - 34}Q112 ${top - 24} 118 ${top - 29}C122 ${top - 22} 116 ${top - 12} 112 ${top + 4}Z`}
        fill={colour}
      />
      <path d={`M100 ${top - 6}l-13-8q-4 8 0 16ZM100 ${top - 6}l13-8q4 8 0 16Z`} fill="#be185d" />
      <circle cx={100} cy={top - 6} r={4} fill="#9d174d" />
    </>
  );
}

export function Wrinkles({ shape: { skull, muzzle }, colour }: PartProps) {
  const { half, nose } = muzzle;
  return (
    <g stroke={colour} strokeWidth={2.6} opacity={0.55}>
      <Mirror>
        <path
          d={`M102 ${skull.top + 20}q8-7 18 2M102 ${skull.top + 29}q6-5 13 1M${100 + half * 0.55} ${nose - 13}q9 2 ${half * 0.55} 15`}
        />
      </Mirror>
    </g>
  );
}
