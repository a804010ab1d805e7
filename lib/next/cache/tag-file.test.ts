import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeTagFile } from "./tag-file.mjs";

let folder: string;
let path: string;
let clock: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tailmark-tags-"));
  path = join(folder, "data/tags.json");
  clock = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

function program() {
  const news: string[] = [];
  const file = makeTagFile({ path, onNews: (tag) => news.push(tag), now: () => clock });
  return { ...file, news };
}

test("one program hears of another's changes, once, and not of its own", async () => {
  const [first, second] = [program(), program()];
  await first.sync();
  await second.sync();
  clock += 500;
  await first.share(["product:1", "shelves"]);
  await first.sync();
  await second.sync();
  expect(first.news).toEqual([]);
  expect(second.news).toEqual(["product:1", "shelves"]);
  clock += 500;
  await second.share(["product:1"]);
  await first.sync();
  await second.sync();
  expect(first.news).toEqual(["product:1"]);
  expect(second.news).toHaveLength(2);
});

test("the disk is asked at most twice a second", async () => {
  const [first, second] = [program(), program()];
  await second.sync();
  await first.share(["product:1"]);
  clock += 499;
  expect(second.sync()).toBeUndefined();
  clock += 1;
  await second.sync();
  expect(second.news).toEqual(["product:1"]);
});

test("changes made at once are all kept, and nothing is left behind", async () => {
  const programs = Array.from({ length: 5 }, program);
  await Promise.all(programs.map(({ share }, at) => share([`product:${at}`])));
  const late = program();
  await late.sync();
  expect(late.news.toSorted()).toEqual([0, 1, 2, 3, 4].map((at) => `product:${at}`));
  expect(readdirSync(join(folder, "data"))).toEqual(["tags.json"]);
});

test("a file that cannot be read or written is said once and breaks nothing", async () => {
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  mkdirSync(join(folder, "data"));
  writeFileSync(path, "{ half");
  const broken = program();
  await broken.sync();
  clock += 500;
  await broken.sync();
  expect(said).toHaveBeenCalledTimes(1);
  await broken.share(["product:1"]);
  const late = program();
  await late.sync();
  expect(late.news).toEqual(["product:1"]);
});
