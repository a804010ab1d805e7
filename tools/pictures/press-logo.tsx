import { readFileSync } from "node:fs";
import { create } from "fontkit";
import { Picture } from "@/components/pictures/picture";
import { brand } from "@/lib/config/brand";
import type { PressLogo } from "@/lib/domain/shop/pictures";
import { BrandMarkShapes } from "./brand-mark-picture";

const font = create(
  readFileSync(new URL("../../backend/kernel/documents/fonts/figtree-bold.ttf", import.meta.url)),
);
const fontSize = 25;
/** As `tracking-tight` in the header. */
const tracking = -0.025 * fontSize;
const scale = fontSize / font.unitsPerEm;

const colours = {
  logo: { mark: "#be185d", name: "#1f2430" },
  "logo-white": { mark: "#ffffff", name: "#ffffff" },
  mark: { mark: "#be185d", name: "" },
} as const satisfies Readonly<Record<PressLogo, unknown>>;

/** The logo for others to print: the letters of the name as outlines, because they may not have the font. */
export function PressLogoPicture({ logo }: { readonly logo: PressLogo }) {
  const { mark, name } = colours[logo];
  const letters = name === "" ? [] : placeLetters();
  const width = letters.at(-1)?.end ?? 32;
  return (
    <Picture width={Math.ceil(width)} height={32}>
      <g fill={mark}>
        <BrandMarkShapes />
      </g>
      {letters.map(({ path, x }) => (
        <path key={x} d={path} fill={name} transform={`translate(${x} 25) scale(${scale} ${-scale})`} />
      ))}
    </Picture>
  );
}

function placeLetters() {
  const { glyphs, positions } = font.layout(brand.name);
  let x = 40;
  return glyphs.map(({ path }, index) => {
    const start = x;
    x = round(x + (positions[index]?.xAdvance ?? 0) * scale + tracking);
    return { path: path.toSVG(), x: start, end: x };
  });
}

const round = (value: number) => Math.round(value * 100) / 100;
