import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { filmNames, filmPath, filmScenes, filmSeconds } from "@/lib/domain/shop/films";
import drawnBreeds from "@/lib/domain/shop/drawn-breeds.json";
import { drawLogoPngs, listDrawnBreeds, readFlags, renderPictures } from "./draw-all";

const folder = fileURLToPath(new URL("../../public/", import.meta.url));

test("public/pictures matches the rendered pictures (npm run pictures)", () => {
  const files = readdirSync(join(folder, "pictures"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const written = new Map(
    files
      .filter((file) => file.endsWith(".svg"))
      .map((file) => [`/${file.slice(folder.length)}`, readFileSync(file, "utf8")]),
  );
  const drawings = new Map([...renderPictures(), ...readFlags()]);
  expect([...written.keys()].sort()).toEqual([...drawings.keys()].sort());
  for (const [path, drawn] of drawings) expect(written.get(path), path).toBe(drawn);
  expect(drawnBreeds).toEqual(listDrawnBreeds());
});

test("the logos for journalists are PNG files of the same drawings (npm run pictures)", async () => {
  const drawn = await drawLogoPngs();
  const files = readdirSync(join(folder, "pictures"), { recursive: true, encoding: "utf8" });
  const written = files.filter((file) => file.endsWith(".png")).map((file) => `/pictures/${file}`);
  expect(written.toSorted()).toEqual([...drawn.keys()].toSorted());
  for (const [path, png] of drawn) {
    // Pixels, not bytes: they depend on the version of the compressor.
    const [own, expected] = await Promise.all(
      [join(folder, path), png].map((image) =>
        sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
      ),
    );
    expect(own?.info, path).toEqual(expected?.info);
    const different = own?.data.filter((value, at) => Math.abs(value - (expected?.data[at] ?? 0)) > 8);
    expect((different?.length ?? 1) / (own?.data.length ?? 1), path).toBeLessThan(0.001);
  }
});

/** A scene shows several animals. */
const isScene = (path: string) => /^\/pictures\/(films|landing)\//.test(path);
const films = filmNames.map((film) => [filmPath(film), renderPictures().get(filmPath(film)) ?? ""] as const);
const isFilm = ([path]: readonly [string, string]) => films.some(([film]) => film === path);
const still = [...renderPictures()].filter((picture) => !isFilm(picture));

test.each(still)("%s is small and has no script, style or external reference", (path, drawn) => {
  expect(drawn.length).toBeLessThan(isScene(path) ? 20_000 : 6_000);
  // Shapes are cut off by clip paths of the same file.
  expect(drawn).not.toMatch(/NaN|undefined|<script|style=|href|url\((?!#)/);
});

test.each(films)("%s is small, can be paused and respects reduced motion", (path, drawn) => {
  expect(gzipSync(drawn).length).toBeLessThan(25_000);
  expect(drawn).not.toMatch(/NaN|undefined|<script|<text|href|url\((?!#)|infinite/);
  expect(drawn).toContain("prefers-reduced-motion:reduce");
  expect(drawn).toContain("animation-play-state:paused");
  const name = filmNames.find((film) => filmPath(film) === path) ?? "dog";
  expect(filmSeconds(name)).toBeGreaterThanOrEqual(10);
  expect(filmSeconds(name)).toBeLessThanOrEqual(20);
  expect(drawn.match(/class="scene"/g)).toHaveLength(filmScenes(name).length);
});

test("flags are small and have no script, style or external reference", () => {
  expect(readFlags().size).toBeGreaterThan(200);
  for (const [path, drawn] of readFlags()) {
    expect(drawn.length, path).toBeLessThan(6_000);
    expect(drawn, path).not.toMatch(/<script|style=|href|url\(/);
  }
});
