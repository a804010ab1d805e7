import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { renderToStaticMarkup } from "react-dom/server";
import countries from "../../backend/db/seed/data/countries.json" with { type: "json" };
import { allPictures } from "../../components/pictures/all-pictures";
import { pictures } from "../../lib/domain/pictures";

const flags = fileURLToPath(new URL("../../node_modules/country-flag-icons/3x2/", import.meta.url));

/** Every drawn picture as the text of its file, by its address. */
export function drawAll(): ReadonlyMap<string, string> {
  return new Map([...allPictures()].map(([path, picture]) => [path, `${renderToStaticMarkup(picture)}\n`]));
}

/** The flag of every country that one can shop from, likewise. */
export function allFlags(): ReadonlyMap<string, string> {
  return new Map(
    countries.map(({ code }) => [pictures.flag(code), readFileSync(`${flags}${code}.svg`, "utf8")]),
  );
}
