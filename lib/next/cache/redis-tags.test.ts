import { afterEach, expect, test, vi } from "vitest";
import { startRedis } from "@/e2e/testing/redis";
import { createRedisTags } from "./redis-tags.mjs";

const opened: { close: () => void }[] = [];
afterEach(() => {
  for (const connection of opened.splice(0)) connection.close();
  vi.restoreAllMocks();
});

function startProcess(url: string) {
  const changed: string[] = [];
  const redis = createRedisTags({ url, onChange: (tag) => changed.push(tag) });
  opened.push(redis);
  return { ...redis, changed };
}

test("createRedisTags shares changed tags between processes, also after an outage, and never waits for Redis", async (context) => {
  const redis = await startRedis();
  if (redis === undefined) return context.skip("no redis-server can be started");
  const stderr = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const [first, second] = [startProcess(redis.url), startProcess(redis.url)];
  try {
    await first.share(["product:1"]);
    await vi.waitFor(() => expect(second.changed).toContain("product:1"), 10_000);
    await redis.stop();
    const startedAt = performance.now();
    await first.share(["product:2"]);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    expect(second.changed).not.toContain("product:2");
    await redis.start();
    await vi.waitFor(() => expect(second.changed).toContain("product:2"), 10_000);
    await second.share(["catalogue"]);
    await vi.waitFor(() => expect(first.changed).toContain("catalogue"), 10_000);
    expect(stderr.mock.calls.length).toBeLessThanOrEqual(2);
  } finally {
    await redis.stop();
  }
}, 60_000);
