import { once } from "node:events";
import { createServer, type Socket } from "node:net";
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

/** Accepts connections and resets them, as Redis does while it shuts down. */
async function resetConnections(url: string, count: number) {
  const server = createServer();
  server.listen(Number(new URL(url).port), "127.0.0.1");
  for (let left = count; left > 0; left -= 1) {
    const [socket] = (await once(server, "connection")) as [Socket];
    socket.resetAndDestroy();
  }
  server.close();
  await once(server, "close");
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
    await resetConnections(redis.url, 4);
    await redis.start();
    await vi.waitFor(() => expect(second.changed).toContain("product:2"), 10_000);
    await second.share(["catalogue"]);
    await vi.waitFor(() => expect(first.changed).toContain("catalogue"), 10_000);
    expect(stderr.mock.calls.length).toBeLessThanOrEqual(2);
  } finally {
    await redis.stop();
  }
}, 60_000);
