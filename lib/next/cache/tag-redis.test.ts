import { afterEach, expect, test, vi } from "vitest";
import { startRedis } from "@/e2e/testing/redis";
import { makeTagRedis } from "./tag-redis.mjs";

const opened: { close: () => void }[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
  vi.restoreAllMocks();
});

function program(url: string) {
  const news: string[] = [];
  const redis = makeTagRedis({ url, onNews: (tag) => news.push(tag) });
  opened.push(redis);
  return { ...redis, news };
}

test("programs sharing a Redis hear of each other, over an outage too; without one each works alone", async (context) => {
  const redis = await startRedis();
  if (redis === undefined) return context.skip("no redis-server can be started");
  const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const [first, second] = [program(redis.url), program(redis.url)];
  try {
    await first.share(["product:1"]);
    await vi.waitFor(() => expect(second.news).toContain("product:1"), 3_000);
    await redis.stop();
    const since = performance.now();
    await first.share(["product:2"]);
    expect(performance.now() - since).toBeLessThan(500);
    expect(first.sync()).toBeUndefined();
    expect(second.news).not.toContain("product:2");
    await redis.start();
    await vi.waitFor(() => expect(second.news).toContain("product:2"), 10_000);
    await second.share(["shelves"]);
    await vi.waitFor(() => expect(first.news).toContain("shelves"), 3_000);
    expect(said.mock.calls.length).toBeLessThanOrEqual(2);
  } finally {
    await redis.stop();
  }
}, 30_000);
