import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { allFlags, drawAll } from "./draw-all";

const folder = fileURLToPath(new URL("../../public/", import.meta.url));

test("the files are what is drawn, each of them and no other: else run npm run pictures", () => {
  const files = readdirSync(join(folder, "pictures"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const kept = new Map(files.map((file) => [`/${file.slice(folder.length)}`, readFileSync(file, "utf8")]));
  const drawings = new Map([...drawAll(), ...allFlags()]);
  expect([...kept.keys()].sort()).toEqual([...drawings.keys()].sort());
  for (const [path, drawn] of drawings) expect(kept.get(path), path).toBe(drawn);
});

test.each([...drawAll()])("%s is small and brings nothing along", (_, drawn) => {
  expect(drawn.length).toBeLessThan(5_000);
  expect(drawn).not.toMatch(/NaN|undefined|<script|style=|href|url\(/);
});

test("a flag is small and brings nothing along", () => {
  expect(allFlags().size).toBeGreaterThan(200);
  for (const [path, drawn] of allFlags()) {
    expect(drawn.length, path).toBeLessThan(6_000);
    expect(drawn, path).not.toMatch(/<script|style=|href|url\(/);
  }
});
