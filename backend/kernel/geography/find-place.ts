import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";

export interface Place {
  readonly name: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
}

interface PlaceQuery {
  /** A town; what follows a comma is ignored. */
  readonly text: string;
  /** Only in this country. */
  readonly country?: string | undefined;
  /** Prefers, of several places with the name, one in this country to the largest. */
  readonly preferredCountry?: string | undefined;
}

/** Written by `npm run places`. The built backend has it beside `main.js`. */
export const placesFile = new URL("./places.txt.gz", import.meta.url);

/** One line per town: key, name, country, latitude, longitude. Sorted by key, the largest town of a key first. */
let loading: Promise<readonly string[]> | undefined;

/** The coordinates of a town, without calling anybody. */
export async function findPlace({ text, country, preferredCountry }: PlaceQuery): Promise<Place | undefined> {
  const key = townKey(text.split(",")[0] ?? "");
  if (key === "") return undefined;
  loading ??= loadLines();
  const places = findTowns(await loading, key);
  if (country !== undefined) return places.find((place) => place.country === country);
  return places.find((place) => place.country === preferredCountry) ?? places[0];
}

/** Lines are parsed when they are found: to parse all of them would block the server for a second. */
async function loadLines(): Promise<readonly string[]> {
  const content = await promisify(gunzip)(await readFile(placesFile));
  return content.toString("utf8").split("\n");
}

function findTowns(lines: readonly string[], key: string): Place[] {
  const prefix = `${key}\t`;
  const towns: Place[] = [];
  for (let index = lowerBound(lines, prefix); lines[index]?.startsWith(prefix); index += 1)
    towns.push(parseTown(lines[index] ?? ""));
  return towns;
}

/** Index of the first line that is not before `prefix`. */
function lowerBound(lines: readonly string[], prefix: string): number {
  let from = 0;
  let to = lines.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((lines[middle] ?? "") < prefix) from = middle + 1;
    else to = middle;
  }
  return from;
}

function parseTown(line: string): Place {
  const [, name = "", country = "", latitude, longitude] = line.split("\t");
  return { name, country, latitude: Number(latitude), longitude: Number(longitude) };
}

/** Ignores case, accents and punctuation. */
export function townKey(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
