import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { drawAll } from "./draw-all";

const folder = fileURLToPath(new URL("../../public/", import.meta.url));

test("the files are what is drawn, each of them and no other: else run npm run pictures", () => {
  const files = readdirSync(join(folder, "pictures"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const kept = new Map(files.map((file) => [`/${file.slice(folder.length)}`, readFileSync(file, "utf8")]));
  expect([...kept.keys()].sort()).toEqual([...drawAll().keys()].sort());
  for (const [path, drawn] of drawAll()) expect(kept.get(path), path).toBe(drawn);
});

test.each([...drawAll()])("%s is small and brings nothing along", (_, drawn) => {
  expect(drawn.length).toBeLessThan(5_000);
  expect(drawn).not.toMatch(/NaN|undefined|<script|style=|href|url\(/);
});
