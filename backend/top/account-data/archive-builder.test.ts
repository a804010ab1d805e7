import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { Refusal } from "@/backend/http/refusals";
import { measureLongestPause } from "@/backend/testing/longest-pause";
import { createArchiveBuilder } from "./archive-builder";
import type { ArchiveTask } from "./build-archive";

const createTask = (count: number): ArchiveTask => ({
  sections: [
    {
      name: "animals",
      columns: ["name", "since"],
      rows: Array.from({ length: count }, (_, index) => ({ name: `Animal ${index}`, since: new Date(0) })),
    },
  ],
  createdAt: new Date("2026-01-02T03:04:05Z"),
  language: "en",
});

const build = createArchiveBuilder({ queueLimit: 2 });

test("the archive builder runs in a worker without blocking the event loop", async () => {
  await build(createTask(1));
  const { result: archive, pauseShare } = await measureLongestPause(() => build(createTask(100_000)));
  expect(pauseShare).toBeLessThan(0.8);
  const files = archive instanceof Refusal ? {} : unzipSync(archive);
  const json = JSON.parse(strFromU8(files["everything.json"] ?? new Uint8Array()));
  expect(json.animals[99_999]).toEqual({ name: "Animal 99999", since: "1970-01-01T00:00:00.000Z" });
});

test("the archive builder returns 503 busy when too many archives wait", async () => {
  const all = await Promise.all(Array.from({ length: 5 }, () => build(createTask(1))));
  const refused = all.filter((result) => result instanceof Refusal);
  expect(refused.map(({ status }) => status)).toEqual([503, 503]);
});
