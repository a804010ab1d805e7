import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createPart } from "./build.mjs";
import { hashFiles } from "./build-state.mjs";

let root = "";
beforeEach(() => (root = mkdtempSync(join(tmpdir(), "tailmark-build-"))));
afterEach(() => rmSync(root, { recursive: true }));

function put(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const hash = () => hashFiles(root, ["app", "absent"], (path) => path.endsWith(".test.ts"));

test("hashFiles depends on contents and names of files, and ignores tests", () => {
  put("app/a.ts", "1");
  const before = hash();
  put("app/a.test.ts", "1");
  expect(hash()).toBe(before);
  put("app/a.ts", "2");
  const changed = hash();
  expect(changed).not.toBe(before);
  rmSync(join(root, "app/a.ts"));
  put("app/b.ts", "2");
  expect(hash()).not.toBe(changed);
});

test("a build part is current after success, until its inputs or its output change", async () => {
  let output = "";
  const partFor = (inputs: string) =>
    createPart(
      root,
      "shop",
      inputs,
      () => output,
      async () => void (output = "build 1"),
    );
  expect(partFor("a").isCurrent()).toBe(false);
  await partFor("a").run();
  expect(partFor("a").isCurrent()).toBe(true);
  expect(partFor("b").isCurrent()).toBe(false);
  output = "another build";
  expect(partFor("a").isCurrent()).toBe(false);
});

test("a failed build part is not current, even if it was before", async () => {
  let fails = false;
  const work = () => (fails ? Promise.reject(new Error("broken")) : Promise.resolve());
  const shop = createPart(root, "shop", "a", () => "build 1", work);
  await shop.run();
  fails = true;
  await expect(shop.run()).rejects.toThrow("broken");
  expect(shop.isCurrent()).toBe(false);
});
