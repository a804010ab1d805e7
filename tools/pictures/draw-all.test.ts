import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import drawnBreeds from "@/lib/domain/drawn-breeds.json";
import { listDrawnBreeds, readFlags, renderPictures } from "./draw-all";

const folder = fileURLToPath(new URL("../../public/", import.meta.url));

test("public/pictures matches the rendered pictures (npm run pictures)", () => {
  const files = readdirSync(join(folder, "pictures"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const written = new Map(files.map((file) => [`/${file.slice(folder.length)}`, readFileSync(file, "utf8")]));
  const drawings = new Map([...renderPictures(), ...readFlags()]);
  expect([...written.keys()].sort()).toEqual([...drawings.keys()].sort());
  for (const [path, drawn] of drawings) expect(written.get(path), path).toBe(drawn);
  expect(drawnBreeds).toEqual(listDrawnBreeds());
});

test.each([...renderPictures()])("%s is small and has no script, style or external reference", (_, drawn) => {
  expect(drawn.length).toBeLessThan(6_000);
  // Shapes are cut off by clip paths of the same file.
  expect(drawn).not.toMatch(/NaN|undefined|<script|style=|href|url\((?!#)/);
});

test("flags are small and have no script, style or external reference", () => {
  expect(readFlags().size).toBeGreaterThan(200);
  for (const [path, drawn] of readFlags()) {
    expect(drawn.length, path).toBeLessThan(6_000);
    expect(drawn, path).not.toMatch(/<script|style=|href|url\(/);
  }
});
