import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const folder = fileURLToPath(new URL("../.next/static/chunks/", import.meta.url));
/** Public pages, focus pages, the portal and the admin pages: each has a root layout with the store. */
const rootLayouts = 4;

/** The chunk lists with which a built chunk loads a dynamic import, by module id. */
function loadersIn(code: string): (readonly [id: string, chunks: string])[] {
  return [...code.matchAll(/[,[](\d+),\w+=>\{\w+\.v\(\w+=>Promise\.all\((\[[^\]]*\])/g)].map(
    ([, id = "", chunks = ""]) => [id, chunks],
  );
}

test("the API client has at most one loader per root layout", () => {
  const files = readdirSync(folder).filter((file) => file.endsWith(".js"));
  const codes = new Map(files.map((file) => [file, readFileSync(folder + file, "utf8")]));
  const reduxQuery = files.find((file) => codes.get(file)?.includes("getRunningQueryThunk"));
  const loaders = [...codes.values()]
    .flatMap(loadersIn)
    .filter(([, chunks]) => chunks.includes(`${reduxQuery}`));
  const ids = loaders.map(([id]) => id);
  // Two loaders of one module on one page differ in the modules they expect to be there: see docs/pitfalls.md.
  expect(new Set(ids).size).toBe(1);
  expect(ids.length).toBeLessThanOrEqual(rootLayouts);
});
