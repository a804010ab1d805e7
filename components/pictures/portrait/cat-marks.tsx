import type { CatShape } from "./cat-shape";
import type { CatTraits } from "./cat-traits";
import { fur, lighter, mix } from "./colour";
import { Mirror } from "./mirror";
import { mirrorPoints, smoothPath } from "./outline";

/** The pattern of the head. The caller cuts it off at the outline. */
export function CatMarks({ traits, shape }: { readonly traits: CatTraits; readonly shape: CatShape }) {
  const coat = fur[traits.coat];
  const markings = fur[traits.markings ?? "black"];
  switch (traits.pattern) {
    case "points":
      return <Mask colour={markings} coat={coat} shape={shape} />;
    case "lynx-points":
      return (
        <>
          <Mask colour={mix(coat, markings, 0.35)} coat={coat} shape={shape} />
          <Stripes colour={markings} shape={shape} />
        </>
      );
    case "tabby":
      return (
        <>
          <EyeRims colour={lighter(coat, 0.5)} shape={shape} />
          <Stripes colour={markings} shape={shape} />
        </>
      );
    case "spotted":
      return (
        <>
          <EyeRims colour={lighter(coat, 0.5)} shape={shape} />
          <Stripes colour={markings} shape={shape} isSpotted />
        </>
      );
    case "ticked":
      return (
        <>
          <EyeRims colour={lighter(coat, 0.45)} shape={shape} />
          <Forehead colour={markings} shape={shape} width={2.6} />
        </>
      );
    case "bicolour":
      return <WhiteFace shape={shape} />;
    case "tortie":
      return <Patches colour={markings} shape={shape} />;
    case "van":
      return <Caps colour={markings} shape={shape} />;
    default:
      return null;
  }
}

/** Darkest around the nose. */
function Mask({
  colour,
  coat,
  shape: { eye, noseY, skull },
}: {
  readonly colour: string;
  readonly coat: string;
  readonly shape: CatShape;
}) {
  const draw = (grow: number) =>
    smoothPath(
      mirrorPoints([
        [100, eye.y - 20 - grow],
        [100 + eye.x * 0.7 + grow, eye.y - 11 - grow],
        [100 + eye.x + 7 + grow, eye.y + 4],
        [100 + Math.min(skull.half + 5, eye.x + 4) + grow, noseY + 14],
        [100 + skull.half * 0.6 + grow, skull.chin + 4],
        [100, skull.chin + 8],
      ]),
    );
  return (
    <>
      <path d={draw(7)} fill={mix(coat, colour, 0.28)} />
      <path d={draw(0)} fill={colour} />
    </>
  );
}

function EyeRims({ colour, shape: { eye } }: { readonly colour: string; readonly shape: CatShape }) {
  return (
    <Mirror>
      <ellipse cx={100 + eye.x} cy={eye.y} rx={17} ry={14.5} fill={colour} />
    </Mirror>
  );
}

/** The M of a tabby. */
function Forehead({
  colour,
  width,
  shape: { skull, eye },
}: {
  readonly colour: string;
  readonly width: number;
  readonly shape: CatShape;
}) {
  const { top } = skull;
  const brow = eye.y - 18;
  return (
    <Mirror>
      <path
        d={`M103 ${brow + 2}Q105 ${top + 14} 104 ${top - 2}M${96 + eye.x} ${brow}Q112 ${top + 16} 113 ${top - 1}M${104 + eye.x} ${brow - 2}Q${98 + eye.x} ${top + 12} ${96 + eye.x} ${top}`}
        stroke={colour}
        strokeWidth={width}
      />
    </Mirror>
  );
}

function Stripes({
  colour,
  shape,
  isSpotted = false,
}: {
  readonly colour: string;
  readonly shape: CatShape;
  readonly isSpotted?: boolean;
}) {
  const { eye, skull } = shape;
  const out = 100 + skull.cheek + 4;
  const from = 100 + eye.x + 14;
  return (
    <>
      <Forehead colour={colour} shape={shape} width={4} />
      <Mirror>
        <path
          d={`M${from} ${eye.y - 2}Q${from + 12} ${eye.y} ${out} ${eye.y - 8}M${from - 4} ${eye.y + 14}Q${from + 8} ${eye.y + 20} ${out} ${eye.y + 12}M${from - 9} ${eye.y + 27}Q${from + 4} ${eye.y + 34} ${out} ${eye.y + 28}`}
          stroke={colour}
          strokeWidth={isSpotted ? 3 : 4.2}
          strokeDasharray={isSpotted ? "7 6" : undefined}
        />
      </Mirror>
    </>
  );
}

/** White from the forehead over the muzzle, like an upturned V. */
function WhiteFace({ shape: { eye, noseY, skull } }: { readonly shape: CatShape }) {
  return (
    <path
      d={smoothPath(
        mirrorPoints([
          [100, eye.y - 32],
          [104, eye.y - 18],
          [100 + eye.x * 0.5, eye.y + 6],
          [100 + eye.x + 12, noseY + 10],
          [100 + skull.cheek * 0.8, skull.chin],
          [100, skull.chin + 8],
        ]),
      )}
      fill={fur.white}
    />
  );
}

function Patches({ colour, shape: { eye, skull } }: { readonly colour: string; readonly shape: CatShape }) {
  const { top, chin } = skull;
  return (
    <path
      d={`M100 ${top - 4}C116 ${top} ${100 + eye.x + 22} ${top + 14} ${100 + eye.x + 16} ${eye.y + 4}C${100 + eye.x} ${eye.y + 18} 106 ${eye.y + 8} 100 ${eye.y + 22}C98 ${eye.y} 103 ${top + 20} 100 ${top - 4}ZM${100 - eye.x - 26} ${eye.y + 4}q18-6 22 10t-14 18-14-10 6-18ZM100 ${chin - 26}q12 2 14 14t-14 16ZM${100 - eye.x} ${top + 8}q10 0 8 9t-12 5-2-12Z`}
      fill={colour}
    />
  );
}

/** Colour between the ears only. */
function Caps({ colour, shape: { eye, skull } }: { readonly colour: string; readonly shape: CatShape }) {
  return (
    <Mirror>
      <path
        d={`M104 ${skull.top - 6}Q106 ${eye.y - 20} ${104 + eye.x * 0.7} ${eye.y - 17}Q${108 + eye.x} ${eye.y - 12} ${104 + skull.cheek} ${eye.y - 12}V30Z`}
        fill={colour}
      />
    </Mirror>
  );
}
