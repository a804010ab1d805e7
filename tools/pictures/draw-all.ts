import { picturesOfBreeds } from "./pictures-of-breeds";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import countries from "@/backend/db/seed/data/countries.json" with { type: "json" };
import { allPictures } from "./all-pictures";
import { catBreeds } from "@/components/pictures/portrait/cat-breeds";
import { dogBreeds } from "@/components/pictures/portrait/dog-breeds";
import { flagPicture } from "@/lib/domain/flag-picture";
import { pressLogoPath, pressLogos } from "@/lib/domain/shop/pictures";

const flags = fileURLToPath(new URL("../../node_modules/country-flag-icons/3x2/", import.meta.url));

/** SVG text of every picture, by path. */
export function renderPictures(): ReadonlyMap<string, string> {
  return new Map([...allPictures()].map(([path, picture]) => [path, `${renderToStaticMarkup(picture)}\n`]));
}

/** The logos for journalists as PNG, by path. */
export async function drawLogoPngs(): Promise<ReadonlyMap<string, Buffer>> {
  const drawn = renderPictures();
  const files = pressLogos.map(async (logo) => {
    const path = pressLogoPath(logo);
    const svg = sharp(Buffer.from(drawn.get(path) ?? ""), { density: 2_400 });
    const png = await svg
      .resize({ width: logo === "mark" ? 1_024 : 1_600 })
      .png({ compressionLevel: 9 })
      .toBuffer();
    return [path.replace(".svg", ".png"), png] as const;
  });
  return new Map(await Promise.all(files));
}

/** SVG text of the flag of every country in the shop, by path. */
export function readFlags(): ReadonlyMap<string, string> {
  return new Map(
    countries.map(({ code }) => [flagPicture(code), readFileSync(`${flags}${code}.svg`, "utf8")]),
  );
}

/** Slugs of the breeds with a portrait. Pages need only these, not the traits. */
export const listDrawnBreeds = () => ({
  canine: picturesOfBreeds("canine", Object.keys(dogBreeds)),
  feline: picturesOfBreeds("feline", Object.keys(catBreeds)),
});
