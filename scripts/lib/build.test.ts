import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { part } from "./build.mjs";
import { withLock } from "./lock.mjs";
import { hashFiles } from "./stamps.mjs";

let root = "";
beforeEach(() => (root = mkdtempSync(join(tmpdir(), "tailmark-build-"))));
afterEach(() => rmSync(root, { recursive: true }));

function put(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const hash = () => hashFiles(root, ["app", "absent"], (path) => path.endsWith(".test.ts"));

test("the hash follows contents and names, not tests", () => {
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

test("a part is current after success, until its inputs or its output change", async () => {
  let output = "";
  const partFor = (inputs: string) =>
    part(
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
  output = "somebody else's build";
  expect(partFor("a").isCurrent()).toBe(false);
});

test("a part that fails has no stamp, not even the one it had", async () => {
  let fails = false;
  const work = () => (fails ? Promise.reject(new Error("broken")) : Promise.resolve());
  const shop = part(root, "shop", "a", () => "build 1", work);
  await shop.run();
  fails = true;
  await expect(shop.run()).rejects.toThrow("broken");
  expect(shop.isCurrent()).toBe(false);
});

test("the lock lets one in at a time and outlives no owner", async () => {
  const path = join(root, ".stamps/prepare.lock");
  put(".stamps/prepare.lock", JSON.stringify({ pid: process.pid, beginning: "of an older process" }));
  const log: string[] = [];
  const waits: string[] = [];
  const work = (name: string) => () =>
    withLock(path, { onWait: () => waits.push(name) }, async () => {
      log.push(`${name} in`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      log.push(`${name} out`);
    });
  await work("first")();
  await Promise.all([work("second")(), work("third")()]);
  expect(log).toEqual(["first in", "first out", "second in", "second out", "third in", "third out"]);
  expect(waits).toEqual(["first", "third"]);
});
