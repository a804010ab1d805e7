import { darker, fur, mix } from "./colour";
import type { DogShape } from "./dog-shape";
import type { DogTraits } from "./dog-traits";
import { Mirror } from "./mirror";
import { smoothPath, mirrorPoints } from "./outline";

interface MarksProps {
  readonly traits: DogTraits;
  readonly shape: DogShape;
}

/** Colours on the head, from the largest to the smallest. The caller cuts them off at the outline. */
export function DogMarks({ traits, shape }: MarksProps) {
  return (
    <>
      <LargeMarks traits={traits} shape={shape} />
      <CoatPattern traits={traits} />
      <SmallMarks traits={traits} shape={shape} />
    </>
  );
}

function LargeMarks({ traits, shape: { eye, skull }, shape }: MarksProps) {
  const { face, cheeks, marks = [] } = traits;
  return (
    <>
      {marks.includes("eye-patch") && (
        <ellipse cx={100 + eye.x + 3} cy={eye.y - 8} rx={19} ry={25} fill={fur[traits.patches ?? "black"]} />
      )}
      {cheeks && (
        <Mirror>
          <ellipse cx={100 + skull.cheek * 0.8} cy={skull.cheekY + 14} rx={17} ry={19} fill={fur[cheeks]} />
        </Mirror>
      )}
      {face && <Face colour={fur[face]} shape={shape} />}
    </>
  );
}

function CoatPattern({ traits }: Pick<MarksProps, "traits">) {
  const { marks = [], coat } = traits;
  const patches = fur[traits.patches ?? "black"];
  return (
    <>
      {(marks.includes("merle") || marks.includes("harlequin")) && <Patches colour={patches} />}
      {marks.includes("brindle") && <Stripes colour={darker(fur[coat], 0.55)} />}
      {marks.includes("spots") && <Spots colour={patches} />}
    </>
  );
}

function SmallMarks({ traits, shape: { eye, muzzle }, shape }: MarksProps) {
  const { coat, brows, mask, blaze, marks = [] } = traits;
  const [browX, browY] = [100 + eye.x + 1, eye.y - 14];
  return (
    <>
      {mask && (
        <Mirror>
          <ellipse cx={98 + eye.x} cy={eye.y + 4} rx={13} ry={12} fill={mix(fur[coat], fur[mask], 0.35)} />
        </Mirror>
      )}
      {blaze && <path d={blazePath(shape, blaze === "wide" ? 2.1 : 1)} fill={fur.white} />}
      {brows && (
        <Mirror>
          <ellipse
            cx={browX}
            cy={browY}
            rx={6.5}
            ry={5}
            fill={fur[brows]}
            transform={`rotate(-14 ${browX} ${browY})`}
          />
        </Mirror>
      )}
      {marks.includes("ticking") && <Ticking y={muzzle.nose} />}
    </>
  );
}

/** Wide on the forehead, around the nose, and narrow between the eyes. */
function blazePath({ skull: { top }, eye, muzzle }: DogShape, factor: number): string {
  return smoothPath(
    mirrorPoints([
      [100, top - 6],
      [100 + 4.5 * factor, top - 2],
      [100 + 3.6 * factor, eye.y - 16],
      [100 + 5 * factor, eye.y + 4],
      [100 + muzzle.half * 0.8, muzzle.nose + 6],
      [100, muzzle.nose + 12],
    ]),
  );
}

function Face({ colour, shape: { eye, skull } }: { readonly colour: string; readonly shape: DogShape }) {
  const outer = 100 + skull.cheek + 8;
  return (
    <Mirror>
      <path
        d={`M99 ${eye.y + 18}Q105 ${eye.y + 8} 107 ${eye.y - 2}C${96 + eye.x} ${eye.y - 22} ${106 + eye.x} ${eye.y - 20} ${110 + eye.x} ${eye.y - 8}Q${outer - 8} ${eye.y + 2} ${outer} ${eye.y}V190H99Z`}
        fill={colour}
      />
    </Mirror>
  );
}

function Patches({ colour }: { readonly colour: string }) {
  return (
    <path
      d="M62 58c10-10 24-6 24 4s-12 16-20 12-10-10-4-16ZM118 48c12-4 24 4 22 14s-14 8-20 2-10-14-2-16ZM132 90c8-4 18 0 18 10s-10 16-17 12-9-18-1-22ZM54 100c6-4 14 0 14 8s-8 12-13 8-7-12-1-16ZM96 74c5-2 9 2 7 6s-8 4-10 1 0-6 3-7Z"
      fill={colour}
      opacity={0.9}
    />
  );
}

function Stripes({ colour }: { readonly colour: string }) {
  return (
    <Mirror>
      <path
        d="M104 50q2 10 0 18M113 52q3 10 0 17M123 56q4 8 1 15M134 64q4 8 0 14M142 96q-6 6-12 7M144 108q-8 6-15 6M140 120q-6 5-12 5"
        stroke={colour}
        strokeWidth={2.6}
        opacity={0.75}
      />
    </Mirror>
  );
}

function Spots({ colour }: { readonly colour: string }) {
  return (
    <path
      d="M78 56a5 5 0 1 0 .1 0ZM96 64a4 4 0 1 0 .1 0ZM116 54a6 6 0 1 0 .1 0ZM130 72a4.500 4.500 0 1 0 .1 0ZM66 78a4 4 0 1 0 .1 0ZM134 104a5 5 0 1 0 .1 0ZM66 106a5 5 0 1 0 .1 0ZM126 122a3 3 0 1 0 .1 0ZM80 128a3 3 0 1 0 .1 0ZM104 82a3 3 0 1 0 .1 0Z"
      fill={colour}
    />
  );
}

function Ticking({ y }: { readonly y: number }) {
  return (
    <Mirror>
      <path
        d={`M112 ${y + 12}h.1M119 ${y + 6}h.1M118 ${y + 17}h.1M109 ${y + 21}h.1M113 ${y - 10}h.1`}
        stroke={fur.chocolate}
        strokeWidth={2.6}
        opacity={0.7}
      />
    </Mirror>
  );
}
