import { expect, it, vi } from "vitest";
import { createEdgePurge } from "./edge-purge.mjs";

interface Purge {
  readonly url: string;
  readonly authorization: string | null;
  readonly tags: readonly string[];
}

/** Responds with these statuses in turn, then with 200. */
function setUp(statuses: readonly number[] = []) {
  const left = [...statuses];
  const purges: Purge[] = [];
  const waits: number[] = [];
  const log = vi.fn<(line: string) => void>();
  const purge = createEdgePurge({
    url: "https://cache.example/purge",
    token: "t0ken",
    log,
    send: async (url, init) => {
      const { tags } = JSON.parse(String(init?.body)) as { tags: string[] };
      purges.push({ url: String(url), authorization: new Headers(init?.headers).get("authorization"), tags });
      const status = left.shift() ?? 200;
      if (status === 0) throw new Error("refused");
      return new Response(null, { status });
    },
    wait: async (ms) => void waits.push(ms),
  });
  return { purge, purges, waits, log };
}

it("the edge purge sends the tags with the bearer token", async () => {
  const { purge, purges, log } = setUp();
  await purge(["product:7", "catalogue"]);
  expect(purges).toEqual([
    {
      url: "https://cache.example/purge",
      authorization: "Bearer t0ken",
      tags: ["product:7", "catalogue"],
    },
  ]);
  expect(log).not.toHaveBeenCalled();
});

it("the edge purge sends at most 30 tags in a request", async () => {
  const { purge, purges } = setUp();
  await purge(Array.from({ length: 65 }, (_, id) => `product:${id}`));
  expect(purges.map(({ tags }) => tags.length)).toEqual([30, 30, 5]);
});

it("the edge purge retries with growing pauses until it succeeds", async () => {
  const { purge, purges, waits, log } = setUp([0, 503, 429]);
  await purge(["breed:3"]);
  expect(purges).toHaveLength(4);
  expect(waits).toEqual([500, 2_000, 8_000]);
  expect(log).not.toHaveBeenCalled();
});

it("the edge purge logs the tags and the reason after five failed attempts", async () => {
  const { purge, purges, log } = setUp([500, 500, 500, 500, 500]);
  await purge(["breed:3"]);
  expect(purges).toHaveLength(5);
  expect(log).toHaveBeenCalledWith("The cache in front of the shop did not purge breed:3: status 500");
});
