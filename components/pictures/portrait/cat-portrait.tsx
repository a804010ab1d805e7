import { Picture } from "@/components/pictures/picture";
import { CatEars, FoldedEars } from "./cat-ears";
import { CatMarks } from "./cat-marks";
import { catShape, type CatShape } from "./cat-shape";
import type { CatTraits } from "./cat-traits";
import { backgroundOf, darker, fur, isDark, lighter } from "./colour";
import { eyeColours } from "./eye-colours";
import { CatEyes, ink } from "./features";
import { Mirror } from "./mirror";
import { furPath, mirrorPoints, smoothPath } from "./outline";

const arePointed = (traits: CatTraits) => traits.pattern === "points" || traits.pattern === "lynx-points";

interface CatPortraitProps {
  readonly traits: CatTraits;
  /** Ends the ids of a picture that is a part of a page. */
  readonly id?: string;
}

/** Head and shoulders of a cat, from the traits of its breed. */
export function CatPortrait({ traits, id = "" }: CatPortraitProps) {
  const [circle, head] = [`c${id}`, `h${id}`];
  return (
    <Picture width={200} height={200}>
      <clipPath id={circle}>
        <circle cx={100} cy={100} r={100} />
      </clipPath>
      <CatHeadClip traits={traits} id={head} />
      <g clipPath={`url(#${circle})`}>
        <path d="M0 0h200v200H0Z" fill={backgroundOf(fur[traits.coat])} />
        <g transform="translate(8 17) scale(.92)">
          <Body traits={traits} shape={catShape(traits)} />
          <CatHead traits={traits} clip={head} />
          {traits.pattern === "spotted" && <BodySpots colour={fur[traits.markings ?? "black"]} />}
        </g>
      </g>
    </Picture>
  );
}

const headPath = (traits: CatTraits) => furPath(catShape(traits).head, traits.edge ?? "smooth");

/** The outline at which marks are cut off; once per picture. */
export function CatHeadClip({ traits, id }: { readonly traits: CatTraits; readonly id: string }) {
  return (
    <clipPath id={id}>
      <path d={headPath(traits)} />
    </clipPath>
  );
}

/** The head alone, on a square of 200. `clip` is the id of its `CatHeadClip`. */
export function CatHead({ traits, clip }: { readonly traits: CatTraits; readonly clip: string }) {
  const { ear } = traits;
  const shape = catShape(traits);
  const coat = fur[traits.coat];
  return (
    <>
      <CatEars ear={ear} shape={shape} colour={earColour(traits)} hair={lighter(coat, 0.6)} />
      <path d={smoothPath(shape.head)} fill={ink} opacity={0.16} transform="translate(0 8)" />
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0h200v200H0Z" fill={coat} />
        <CatMarks traits={traits} shape={shape} />
      </g>
      {ear === "folded" && <FoldedEars shape={shape} colour={earColour(traits)} />}
      {traits.skin && <Skin kind={traits.skin} colour={darker(coat, 0.32)} shape={shape} />}
      <CatEyes {...shape.eye} shape={traits.eye} iris={eyeColours[traits.eyes]} />
      <Muzzle traits={traits} shape={shape} />
    </>
  );
}

function earColour(traits: CatTraits): string {
  if (traits.ears) return fur[traits.ears];
  if ((arePointed(traits) || traits.pattern === "van") && traits.markings) return fur[traits.markings];
  return darker(fur[traits.coat], 0.06);
}

function Body({ traits, shape: { skull } }: { readonly traits: CatTraits; readonly shape: CatShape }) {
  const { neck, shoulder, cheek } = skull;
  const body = traits.body ? fur[traits.body] : darker(fur[traits.coat], 0.09);
  const half = cheek + 16;
  return (
    <>
      <path
        d={`M${100 - neck} 110C${100 - neck} 156 ${100 - shoulder} 160 ${100 - shoulder} 202H${100 + shoulder}C${100 + shoulder} 160 ${100 + neck} 156 ${100 + neck} 110Z`}
        fill={body}
      />
      {traits.pattern === "tabby" && (
        <path
          d={`M${110 - shoulder} 178Q100 202 ${90 + shoulder} 178M${104 - shoulder} 194Q100 220 ${96 + shoulder} 194`}
          stroke={fur[traits.markings ?? "black"]}
          strokeWidth={5}
        />
      )}
      {traits.isRuffed && (
        <path
          d={furPath(
            mirrorPoints([
              [100, 88],
              [100 + half * 0.85, 96],
              [100 + half, 126],
              [100 + half * 0.8, 166],
              [100 + half * 0.35, 190],
              [100, 196],
            ]),
            "locks",
          )}
          fill={traits.chest ? fur[traits.chest] : lighter(body, 0.22)}
        />
      )}
      {traits.chest && !traits.isRuffed && (
        <path
          d={`M${100 - neck * 0.6} 140Q${100 - neck * 0.8} 190 ${100 - neck * 0.5} 204H${100 + neck * 0.5}Q${100 + neck * 0.8} 190 ${100 + neck * 0.6} 140Z`}
          fill={fur[traits.chest]}
        />
      )}
    </>
  );
}

function Muzzle({
  traits,
  shape: { noseY, skull },
}: {
  readonly traits: CatTraits;
  readonly shape: CatShape;
}) {
  const { half } = skull;
  const pad = padColour(traits);
  const [nose, edge] =
    leathers[traits.leather ?? (arePointed(traits) || isDark(fur[traits.coat]) ? "dark" : "pink")];
  const dark = isDark(pad);
  const line = dark ? "#1b161c" : ink;
  const whiskers = dark ? "#d8d3cc" : darker(pad, 0.3);
  const width = half * 0.62;
  return (
    <>
      <Mirror>
        <ellipse cx={100 + width * 0.72} cy={noseY + 14} rx={width} ry={11.5} fill={pad} />
      </Mirror>
      <ellipse cx={100} cy={noseY + 24} rx={width * 0.85} ry={9} fill={pad} />
      <path
        d={`M100 ${noseY + 4}V${noseY + 13}M${100 - width * 0.9} ${noseY + 15}Q${100 - width * 0.3} ${noseY + 22} 100 ${noseY + 13}Q${100 + width * 0.3} ${noseY + 22} ${100 + width * 0.9} ${noseY + 15}`}
        stroke={line}
        strokeWidth={2.2}
      />
      <path
        d={`M92 ${noseY - 3}Q100 ${noseY - 7} 108 ${noseY - 3}Q107 ${noseY + 3} 100 ${noseY + 7}Q93 ${noseY + 3} 92 ${noseY - 3}Z`}
        fill={nose}
        stroke={edge}
        strokeWidth={1.4}
      />
      {traits.skin !== "wrinkled" && (
        <Mirror>
          <path
            d={`M${104 + width} ${noseY + 10}Q${126 + width} ${noseY + 2} ${146 + width} ${noseY + 2}M${104 + width} ${noseY + 14}Q${126 + width} ${noseY + 12} ${148 + width} ${noseY + 15}M${103 + width} ${noseY + 18}Q${124 + width} ${noseY + 21} ${143 + width} ${noseY + 28}`}
            stroke={whiskers}
            strokeWidth={1.5}
          />
        </Mirror>
      )}
    </>
  );
}

const leathers = {
  pink: ["#dd938c", "#a85f5c"],
  brick: ["#c4715d", "#7d4034"],
  dark: ["#3a2b2c", "#6b5a58"],
} as const;

function padColour(traits: CatTraits): string {
  const { pattern, snout, markings, coat } = traits;
  if (snout) return fur[snout];
  if (pattern === "points" && markings) return lighter(fur[markings], 0.08);
  if (pattern === "bicolour") return "#ffffff";
  return lighter(fur[coat], isDark(fur[coat]) ? 0.1 : 0.4);
}

function Skin({
  kind,
  colour,
  shape: { skull, eye },
}: {
  readonly kind: "wrinkled" | "wavy";
  readonly colour: string;
  readonly shape: CatShape;
}) {
  const { top, cheek } = skull;
  const lines =
    kind === "wrinkled"
      ? `M101 ${top + 12}q9-6 17 2M101 ${top + 20}q8-6 15 1M101 ${top + 28}q6-5 11 0M${100 + cheek - 6} ${eye.y + 18}q-10 2-13 12M104 176q14 6 26-3M104 188q14 6 30-3`
      : `M101 ${top + 9}q5-5 9 0t9 0M101 ${top + 17}q5-5 9 0t9 0 9 0M101 ${top + 25}q4-5 8 0t8 0M104 172q5-5 9 0t9 0 9 0M101 184q5-5 9 0t9 0 9 0 9 0`;
  return (
    <g stroke={colour} strokeWidth={2.2} opacity={0.6}>
      <Mirror>
        <path d={lines} />
      </Mirror>
    </g>
  );
}

function BodySpots({ colour }: { readonly colour: string }) {
  return (
    <path
      d="M62 172a6 5 0 1 0 .1 0ZM80 184a7 5 0 1 0 .1 0ZM102 176a6 4 0 1 0 .1 0ZM122 186a7 5 0 1 0 .1 0ZM140 172a6 5 0 1 0 .1 0Z"
      stroke={colour}
      strokeWidth={3.6}
    />
  );
}
