import { Picture } from "@/components/pictures/picture";
import { backgroundOf, darker, fur, isDark, lighter } from "./colour";
import { DogEars, isUpright } from "./dog-ears";
import { Beard, Bow, Curtain, Eyebrows, Ruff, Topknot, Wrinkles } from "./dog-extras";
import { DogMarks } from "./dog-marks";
import { bodyPath, dogShape, type DogShape } from "./dog-shape";
import type { DogExtra, DogTraits } from "./dog-traits";
import { eyeColours } from "./eye-colours";
import { ink, noseColours, RoundEyes } from "./features";
import { furPath, smoothPath } from "./outline";

interface DogPortraitProps {
  readonly traits: DogTraits;
  /** Ends the ids of a picture that is a part of a page. */
  readonly id?: string;
}

/** Head and shoulders of a dog, from the traits of its breed. */
export function DogPortrait({ traits, id = "" }: DogPortraitProps) {
  const [circle, head] = [`c${id}`, `h${id}`];
  const shape = dogShape(traits);
  return (
    <Picture width={200} height={200}>
      <clipPath id={circle}>
        <circle cx={100} cy={100} r={100} />
      </clipPath>
      <DogHeadClip traits={traits} id={head} />
      <g clipPath={`url(#${circle})`}>
        <path d="M0 0h200v200H0Z" fill={backgroundOf(fur[traits.coat])} />
        <g transform={isUpright(traits.ear) ? "translate(6 12) scale(.94)" : "translate(-2 -3) scale(1.02)"}>
          <Behind traits={traits} shape={shape} />
          <DogHead traits={traits} clip={head} />
        </g>
      </g>
    </Picture>
  );
}

const headPath = (traits: DogTraits) => furPath(dogShape(traits).head, traits.edge ?? "smooth");

/** The outline at which marks are cut off; once per picture. */
export function DogHeadClip({ traits, id }: { readonly traits: DogTraits; readonly id: string }) {
  return (
    <clipPath id={id}>
      <path d={headPath(traits)} />
    </clipPath>
  );
}

/** The head alone, on a square of 200. `clip` is the id of its `DogHeadClip`. */
export function DogHead({ traits, clip }: { readonly traits: DogTraits; readonly clip: string }) {
  const shape = dogShape(traits);
  const hasUprightEars = isUpright(traits.ear);
  return (
    <>
      {hasUprightEars && <Ears traits={traits} shape={shape} />}
      <path d={smoothPath(shape.head)} fill={ink} opacity={0.16} transform="translate(0 8)" />
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0h200v200H0Z" fill={fur[traits.coat]} />
        <DogMarks traits={traits} shape={shape} />
        <path
          d={furPath(shape.snout, traits.edge === "curls" ? "curls" : "smooth")}
          fill={snoutColour(traits)}
        />
      </g>
      {hasExtra(traits, "beard") && <Beard shape={shape} colour={furnishingsOf(traits)} />}
      {!hasUprightEars && <Ears traits={traits} shape={shape} />}
      <Face traits={traits} shape={shape} />
    </>
  );
}

interface PartProps {
  readonly traits: DogTraits;
  readonly shape: DogShape;
}

const hasExtra = ({ extras = [] }: DogTraits, ...names: readonly DogExtra[]) =>
  names.some((name) => extras.includes(name));

function Ears({ traits, shape }: PartProps) {
  const { ear, ears, coat, edge = "smooth" } = traits;
  const colour = ears ? fur[ears] : darker(fur[coat], isUpright(ear) ? 0.05 : 0.17);
  return <DogEars ear={ear} shape={shape} isFluffy={edge !== "smooth"} colour={colour} />;
}

/** Shoulders and the fur of the neck. */
function Behind({ traits, shape }: PartProps) {
  const { edge, chest, coat, marks = [] } = traits;
  const isMane = hasExtra(traits, "mane");
  const colour = chest && !isMane ? fur[chest] : darker(fur[coat], 0.06);
  return (
    <>
      <Body traits={traits} shape={shape} />
      {hasExtra(traits, "ruff", "mane") && (
        <Ruff shape={shape} isMane={isMane} edge={edge === "curls" ? "curls" : "locks"} colour={colour} />
      )}
      {marks.includes("spots") && <BodySpots colour={fur[traits.patches ?? "black"]} />}
    </>
  );
}

const furnishingsOf = ({ furnishings, snout, coat }: DogTraits) => fur[furnishings ?? snout ?? coat];

function Face({ traits, shape }: PartProps) {
  const coat = fur[traits.coat];
  const furnishings = furnishingsOf(traits);
  const longHair = fur[traits.furnishings ?? traits.coat];
  return (
    <>
      {hasExtra(traits, "topknot") && <Topknot shape={shape} colour={furnishings} />}
      <RoundEyes
        {...shape.eye}
        size={eyeSize(traits)}
        iris={eyeColours[traits.eyes ?? "brown"]}
        lid={darker(coat, isDark(coat) ? 0.45 : 0.35)}
      />
      {hasExtra(traits, "eyebrows") && <Eyebrows shape={shape} colour={furnishings} />}
      {hasExtra(traits, "wrinkles") && <Wrinkles shape={shape} colour={darker(coat, 0.4)} />}
      {hasExtra(traits, "curtain") && <Curtain shape={shape} colour={longHair} />}
      {hasExtra(traits, "bow") && <Bow shape={shape} colour={longHair} />}
      <Mouth shape={shape} traits={traits} />
    </>
  );
}

function snoutColour({ coat, snout, mask }: DogTraits): string {
  const colour = mask ?? snout;
  return colour ? fur[colour] : lighter(fur[coat], isDark(fur[coat]) ? 0.1 : 0.28);
}

function eyeSize({ skull, muzzle }: DogTraits): number {
  if (skull === "round") return 1.3;
  if (muzzle === "flat") return 1.2;
  return skull === "fine" || skull === "egg" ? 0.95 : 1.1;
}

function Body({ traits, shape: { skull } }: { readonly traits: DogTraits; readonly shape: DogShape }) {
  const body = traits.body ? fur[traits.body] : darker(fur[traits.coat], 0.1);
  const half = skull.neck * 0.62;
  return (
    <>
      <path d={bodyPath(skull)} fill={body} />
      {traits.chest && (
        <path
          d={`M${100 - half} 130C${100 - half - 6} 170 ${100 - half} 190 ${100 - half * 0.7} 204H${100 + half * 0.7}C${100 + half} 190 ${100 + half + 6} 170 ${100 + half} 130Z`}
          fill={fur[traits.chest]}
        />
      )}
    </>
  );
}

function Mouth({ traits, shape: { muzzle } }: { readonly traits: DogTraits; readonly shape: DogShape }) {
  const { nose, chin, half, noseHalf } = muzzle;
  const mouth = nose + 9 + (chin - nose - 9) * 0.36;
  const dark =
    traits.mask === "black" || traits.snout === "black" || (isDark(fur[traits.coat]) && !traits.snout);
  const line = dark ? "#17131a" : ink;
  const side = Math.round(half * 0.6);
  return (
    <>
      {traits.tongue && (
        <path
          d={`M91 ${mouth + 2}c0 ${chin - mouth + 4} 4 ${chin - mouth + 8} 9 ${chin - mouth + 8}s9-4 9-${chin - mouth + 8}Z`}
          fill="#e58a8f"
        />
      )}
      <path
        d={`M100 ${nose + 6}V${mouth}M${100 - side} ${mouth + 1}Q${100 - side / 2} ${mouth + 8} 100 ${mouth}Q${100 + side / 2} ${mouth + 8} ${100 + side} ${mouth + 1}`}
        stroke={line}
        strokeWidth={2.6}
      />
      <g transform={`translate(100 ${nose}) scale(${noseHalf / 11})`}>
        <path
          d="M0-7C8-7 12-4 12 0 12 5 5 9 0 10-5 9-12 5-12 0-12-4-8-7 0-7Z"
          fill={noseColours[traits.nose ?? "black"]}
          stroke={dark ? "#5c5963" : undefined}
          strokeWidth={dark ? 1.2 : undefined}
        />
        <path d="M-6-3.500C-3-5 2-5 5-4" stroke="#fff" strokeWidth={1.8} opacity={0.5} />
      </g>
    </>
  );
}

function BodySpots({ colour }: { readonly colour: string }) {
  return (
    <path
      d="M72 168a5 5 0 1 0 .1 0ZM92 180a6 6 0 1 0 .1 0ZM116 164a5 5 0 1 0 .1 0ZM134 182a6 6 0 1 0 .1 0ZM52 186a5 5 0 1 0 .1 0Z"
      fill={colour}
    />
  );
}
