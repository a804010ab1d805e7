import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hashInputs, isBuilt, isInstalled } from "./prepare.mjs";

let root = "";
beforeEach(() => (root = mkdtempSync(join(tmpdir(), "tailmark-build-"))));
afterEach(() => rmSync(root, { recursive: true }));

function put(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const hash = (env: NodeJS.ProcessEnv = { NODE_ENV: "test" }) => hashInputs(root, env);

test("hashInputs depends on contents and names of files and on build variables, and ignores tests", () => {
  put("app/a.ts", "1");
  const before = hash();
  put("app/a.test.ts", "1");
  expect(hash()).toBe(before);
  expect(hash({ NODE_ENV: "test", PSEUDO_LOCALE: "1" })).not.toBe(before);
  put("app/a.ts", "2");
  const changed = hash();
  expect(changed).not.toBe(before);
  rmSync(join(root, "app/a.ts"));
  put("app/b.ts", "2");
  expect(hash()).not.toBe(changed);
});

test("isBuilt needs both outputs and the same inputs", () => {
  expect(isBuilt(root, "a")).toBe(false);
  put(".next/BUILD_ID", "1");
  put(".next/build-inputs", "a");
  expect(isBuilt(root, "a")).toBe(false);
  put("dist/backend/main.js", "");
  expect(isBuilt(root, "a")).toBe(true);
  expect(isBuilt(root, "b")).toBe(false);
  rmSync(join(root, ".next/build-inputs"));
  expect(isBuilt(root, "a")).toBe(false);
});

test("isInstalled compares npm's list of installed packages with the lockfile", () => {
  const packages = (versions: Record<string, object>) => JSON.stringify({ packages: versions });
  const locked = { "": {}, "node_modules/a": { version: "1.0.0" } };
  put("package-lock.json", packages({ ...locked, "node_modules/b": { version: "1.0.0", optional: true } }));
  expect(isInstalled(root)).toBe(false);
  put("node_modules/.package-lock.json", packages({ "node_modules/a": { version: "0.9.0" } }));
  expect(isInstalled(root)).toBe(false);
  put("node_modules/.package-lock.json", packages({ "node_modules/a": { version: "1.0.0" } }));
  expect(isInstalled(root)).toBe(true);
});
