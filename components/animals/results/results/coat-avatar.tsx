import { CatFace } from "@/components/pictures/cat-face";
import { DogFace } from "@/components/pictures/dog-face";
import { Mirrored } from "@/components/pictures/mirrored";
import { palettes } from "@/components/pictures/palettes";
import { Picture } from "@/components/pictures/picture";
import { type CoatPhenotype, coatPicture, type Pigment } from "@/lib/domain/animals/coat";

/** Fur of each pigment, where the illustrations have none of their own. */
const fur: Readonly<Record<Pigment, string>> = {
  black: palettes.black.coat,
  chocolate: palettes.chocolate.coat,
  cocoa: "#5a3a2c",
  cinnamon: "#a4673f",
  blue: palettes.blue.coat,
  lilac: "#b3a39c",
  fawn: palettes.fawn.coat,
  amber: "#c08a4a",
  "light-amber": "#d9b98a",
  red: palettes.red.coat,
  cream: palettes.cream.coat,
};

const tan = "#c98a4e";
const white = "#fbf7ef";

/** A drawing of the coat that the genotypes describe. The text beside it says the same. */
export function CoatAvatar({ coat }: { readonly coat: CoatPhenotype }) {
  const picture = coatPicture(coat);
  return (
    <Picture width={120} height={120}>
      <circle cx={60} cy={60} r={60} fill={palettes[picture.colour].behind} />
      {coat.species === "canine" ? (
        <>
          <DogFace {...picture} palette={dogPalette(coat)} />
          <DogMarks coat={coat} />
        </>
      ) : (
        <>
          <CatFace {...picture} palette={catPalette(coat)} />
          <CatMarks coat={coat} />
        </>
      )}
    </Picture>
  );
}

function dogPalette({ pattern, pigment, marks }: CoatPhenotype) {
  const dark = fur[pigment];
  if (pattern === "red") return palettes.gold;
  if (pattern === "sable")
    return { ...palettes.red, shade: marks.includes("mask") ? dark : palettes.red.shade };
  if (pattern === "wolf") return { coat: "#b7a58c", shade: dark, light: "#e9dcc6" };
  if (pattern === "saddle" || pattern === "tan-points") return { coat: dark, shade: dark, light: tan };
  return { coat: dark, shade: dark, light: lighter[pigment] ?? dark };
}

const lighter: Readonly<Partial<Record<Pigment, string>>> = {
  black: palettes.black.light,
  chocolate: palettes.chocolate.light,
  blue: palettes.blue.light,
};

function DogMarks({ coat: { pattern, pigment, marks } }: { readonly coat: CoatPhenotype }) {
  const dark = fur[pigment];
  const has = (mark: CoatPhenotype["marks"][number]) => marks.includes(mark);
  return (
    <>
      {pattern === "tan-points" && (
        <Mirrored>
          <circle cx={45} cy={45} r={3.6} fill={tan} />
        </Mirrored>
      )}
      {has("brindle") && (
        <path
          d="M44 30l3 12M52 24l2 13M68 24l-2 13M76 30l-3 12"
          stroke={dark}
          strokeWidth={2.4}
          opacity={0.8}
        />
      )}
      <MerlePatches marks={marks} />
      {has("mask") && (
        <path
          d="M60 64c11 0 19 8 19 19 0 10-8 18-19 18s-19-8-19-18c0-11 8-19 19-19Z"
          fill={dark}
          opacity={0.75}
        />
      )}
      {(has("trim-white") || has("piebald")) && (
        <path d="M60 20c4 0 5 12 5 24s-1 16-5 16-5-4-5-16 1-24 5-24Z" fill={white} opacity={0.95} />
      )}
      {has("piebald") && <path d="M31 60c7 6 8 20 2 28-3-8-4-18-2-28Z" fill={white} opacity={0.9} />}
      {has("mask") && (
        <>
          <path d="M60 66c6 0 10 2 10 6 0 5-6 9-10 9s-10-4-10-9c0-4 4-6 10-6Z" fill="#1d1923" />
          <path
            d="M60 81v6c0 4-3 6-7 6-3 0-5-1-6-3M60 87c0 4 3 6 7 6 3 0 5-1 6-3"
            stroke="#1d1923"
            strokeWidth={2.4}
          />
        </>
      )}
    </>
  );
}

function MerlePatches({ marks }: Pick<CoatPhenotype, "marks">) {
  const isWhite = marks.includes("harlequin") || marks.includes("double-merle");
  if (!isWhite && !marks.includes("merle")) return null;
  return (
    <g fill={isWhite ? white : "#9aa3ad"} opacity={0.85}>
      <path d="M40 34c5-4 10-1 9 4s-8 7-11 4-2-6 2-8Z" />
      <path d="M72 28c6-2 11 2 9 7s-8 5-11 2-2-7 2-9Z" />
      <path d="M79 58c4-2 8 1 7 6s-6 6-8 3-3-7 1-9Z" />
    </g>
  );
}

function catPalette({ pattern, pigment, restriction, marks }: CoatPhenotype) {
  if (pattern === "white" || pattern === "albino") return palettes.white;
  const colour = fur[pigment];
  if (restriction === "point") return { coat: "#f1e6d3", shade: colour, light: colour };
  if (restriction === "mink") return { coat: mixed(pigment), shade: colour, light: "#d8c4ad" };
  const isPlain = pattern === "solid" || pattern === "tortie";
  const light =
    marks.includes("some-white") || marks.includes("high-white") ? white : isPlain ? colour : "#e6d7bd";
  // A solid cat has no stripes: they are drawn in the colour of the fur.
  return { coat: marks.includes("silver") ? "#cfd2d6" : colour, shade: isPlain ? colour : "#4b3a31", light };
}

const mixed = (pigment: Pigment) => (pigment === "blue" || pigment === "lilac" ? "#c3c3c6" : "#b79f85");

function CatMarks({ coat: { pattern, pigment, restriction, marks } }: { readonly coat: CoatPhenotype }) {
  const isDilute = pigment === "blue" || pigment === "lilac" || pigment === "fawn";
  return (
    <>
      {restriction === "point" && (
        <Mirrored>
          <path d="M25 56 21 24c0-5 4-7 8-4l22 16c-12 2-22 9-26 20Z" fill={fur[pigment]} opacity={0.9} />
        </Mirrored>
      )}
      {(pattern === "tortie" || pattern === "torbie") && (
        <g fill={isDilute ? palettes.cream.coat : palettes.red.coat} opacity={0.9}>
          <path d="M64 36c9-2 18 4 20 11 1 6-6 9-12 6-7-3-14-14-8-17Z" />
          <path d="M27 62c5-5 12-3 12 3s-6 12-11 10-6-9-1-13Z" />
          <path d="M84 82c5-3 9 0 7 6s-8 9-11 6-1-9 4-12Z" />
        </g>
      )}
      {marks.includes("high-white") && (
        <path d="M60 36c4 0 6 14 12 30 3 8-24 8-24 0 6-16 8-30 12-30Z" fill={white} opacity={0.95} />
      )}
    </>
  );
}
