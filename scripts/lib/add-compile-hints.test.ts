import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { addCompileHints } from "./add-compile-hints.mjs";

const folder = mkdtempSync(join(tmpdir(), "tailmark-hints-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("addCompileHints marks the large scripts of every page once, and no others", () => {
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write(
    "build-manifest.json",
    JSON.stringify({ rootMainFiles: ["react.js", "runtime.js"], polyfillFiles: ["polyfills.js"] }),
  );
  const large = "run();".repeat(20_000);
  for (const name of ["react.js", "polyfills.js", "page.js"]) write(name, large);
  write("runtime.js", "run();");
  addCompileHints(folder);
  addCompileHints(folder);
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  expect(read("react.js")).toBe(`//# allFunctionsCalledOnLoad\n${large}`);
  expect(read("runtime.js")).toBe("run();");
  expect([read("polyfills.js"), read("page.js")]).toEqual([large, large]);
});
