import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failure } from "@/lib/server/bff/bff-response";
import { createTrackerEvents, type TrackerEventsDeps } from "./tracker-events";
import { createVersionWatcher } from "./version-watcher";

const unknown = { ...failure(404, "not_found", "kits.notFound"), retryAfter: "7" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(deps: Partial<TrackerEventsDeps> = {}) {
  const versions = new Map([["TM1", "v1"]]);
  const fetchVersions = vi.fn((barcodes: readonly string[]) =>
    Promise.resolve(new Map([...versions].filter(([barcode]) => barcodes.includes(barcode)))),
  );
  const events = createTrackerEvents({
    readSample: (id) => {
      const version = versions.get(id);
      return Promise.resolve(
        version === undefined ? unknown : { ok: true, status: 200, value: { barcode: id, version } },
      );
    },
    watch: createVersionWatcher({ fetchVersions, intervalMs: 3_000 }),
    addressOf: (request) => request.headers.get("x-test-address") ?? undefined,
    maxStreams: 3,
    maxStreamsOfNetwork: 2,
    heartbeatMs: 20_000,
    lifetimeMs: 60_000,
    ...deps,
  });
  const open = (address = "203.0.113.9", headers: Record<string, string> = {}, signal?: AbortSignal) =>
    events.open(
      new Request("http://shop.test/", {
        headers: { "x-test-address": address, ...headers },
        ...(signal && { signal }),
      }),
      "TM1",
    );
  return { versions, fetchVersions, events, open };
}

/** Collects what a stream sends; `isOver` once it has ended. */
function read(response: Response) {
  const seen = { text: "", isOver: false };
  const decoder = new TextDecoder();
  void response.body?.pipeTo(
    new WritableStream({
      write: (bytes: Uint8Array) => void (seen.text += decoder.decode(bytes)),
      close: () => void (seen.isOver = true),
    }),
  );
  return seen;
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("the event stream of a sample", () => {
  it("sends the version and then each change, with one call for all readers", async () => {
    const { versions, fetchVersions, open } = setUp();
    const response = await open();
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    expect(response.headers.get("cache-control")).toContain("no-transform");
    const [first, second] = [read(response), read(await open("198.51.100.1"))];
    await wait(6_000);
    expect(fetchVersions).toHaveBeenCalledTimes(2);
    expect(first.text).toBe("retry: 3000\n\ndata: v1\n\n");
    versions.set("TM1", "v2");
    await wait(3_000);
    for (const seen of [first, second]) expect(seen.text).toMatch(/data: v1\n\ndata: v2\n\n$/);
    await wait(20_000);
    expect(first.text).toContain(": still here");
  });

  it("goes on after the versions could not be read", async () => {
    const { versions, fetchVersions, open } = setUp();
    const seen = read(await open());
    fetchVersions.mockRejectedValueOnce(new Error("gone"));
    versions.set("TM1", "v2");
    await wait(3_000);
    expect(seen.text).not.toContain("v2");
    await wait(3_000);
    expect(seen.text).toContain("data: v2");
  });

  it("ends after its lifetime, when the browser leaves and when the shop stops, and watches no more", async () => {
    const { fetchVersions, events, open } = setUp();
    const left = new AbortController();
    const streams = [read(await open()), read(await open("198.51.100.1", {}, left.signal))];
    left.abort();
    await wait(0);
    expect(streams.map(({ isOver }) => isOver)).toEqual([false, true]);
    await wait(60_000);
    expect(streams.map(({ isOver }) => isOver)).toEqual([true, true]);
    const stopped = read(await open());
    events.closeAll();
    await wait(3_000);
    expect(stopped.isOver).toBe(true);
    fetchVersions.mockClear();
    await wait(30_000);
    expect(fetchVersions).not.toHaveBeenCalled();
  });

  it("refuses more streams than a network or the process may have, and frees them again", async () => {
    const { events, open } = setUp();
    const statuses = [];
    for (const address of ["203.0.113.9", "203.0.113.8", "203.0.113.7", "127.0.0.1", "127.0.0.1"])
      statuses.push((await open(address)).status);
    expect(statuses).toEqual([200, 200, 503, 200, 503]);
    events.closeAll();
    expect((await open()).status).toBe(200);
  });

  it("refuses unknown barcodes and pages of other sites", async () => {
    const refused = await setUp({ readSample: () => Promise.resolve(unknown) }).open();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([404, "7"]);
    expect((await setUp().open("203.0.113.9", { "sec-fetch-site": "cross-site" })).status).toBe(403);
  });
});
