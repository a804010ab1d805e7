import { beforeEach, describe, expect, test } from "vitest";
import { makeCacheHandler } from "./make-cache-handler.mjs";
import { makePageStore } from "./page-store.mjs";
import { makeTagTimes } from "./tag-times.mjs";

let clock: number;
let isUp: boolean;
let downAt: number;
let built: Record<string, unknown>;
let shared: string[];
const now = () => clock;

/** Next's own cache, of which only what the build made is asked for. */
class FakeBase {
  constructor(readonly context: { flushToDisk?: boolean }) {}
  async get(key: string) {
    return built[key] ?? null;
  }
}

function kit() {
  const manifest = new Map<string, { stale?: number }>();
  const pages = makePageStore({ megabytes: 1 });
  const upstream = {
    isReady: async () => {
      if (!isUp) downAt = clock;
      return isUp;
    },
    downAt: () => downAt,
  };
  const share = async (tags: readonly string[]) => void shared.push(...tags);
  const sharedTags = () => ({ sync: () => undefined, share });
  const Handler = makeCacheHandler(FakeBase, {
    pages,
    times: makeTagTimes(manifest, now),
    sharedTags,
    upstream,
    now,
  });
  const request = (headers: Record<string, string> = {}) =>
    new Handler({ serverDistDir: "/nowhere/server", flushToDisk: true, _requestHeaders: headers });
  const get = (key = "/page") => request().get(key, { kind: "APP_PAGE" });
  const set = (value: unknown, key = "/page") =>
    request().set(key, value, { cacheControl: { revalidate: false } });
  return { pages, request, get, set };
}

const page = (html: string, more: object = {}) => ({
  kind: "APP_PAGE",
  html,
  headers: { "x-next-cache-tags": "product:1,shelves" } as Record<string, string>,
  ...more,
});

beforeEach(() => {
  clock = 1_000_000;
  isUp = true;
  downAt = -Infinity;
  built = {};
  shared = [];
});

describe("what is kept", () => {
  test("a page is, and comes back with its headers", async () => {
    const { get, set } = kit();
    const value = page("<script>go()</script>");
    await set(value);
    expect((await get())?.value).toBe(value);
    expect(value.headers["cache-control"]).toBe("private, no-cache");
    expect(value.headers["content-security-policy"]).toContain("'sha256-");
    expect(value.headers["content-security-policy"]).not.toMatch(/script-src[^;]*unsafe/);
  });

  test.each([
    ["a 404", page("", { status: 404 })],
    ["a redirect", page("", { status: 308 })],
    ["a failure", page("", { status: 500 })],
    ["data", { kind: "FETCH", data: {} }],
    ["a redirect of the other router", { kind: "REDIRECT", props: {} }],
    ["nothing", null],
  ])("%s is not", async (_, value) => {
    const { pages, set } = kit();
    await set(value);
    expect(pages.size).toBe(0);
  });

  test("a page that is a 404 now takes the old one with it, and has its headers all the same", async () => {
    const { get, set } = kit();
    await set(page("old"));
    const gone = page("gone", { status: 404 });
    await set(gone);
    expect(await get()).toBeNull();
    expect(gone.headers["cache-control"]).toBe("private, no-cache");
  });

  test("what a visitor's own policy header may have marked is not", async () => {
    const { pages, request } = kit();
    const hostile = request({ "content-security-policy": "script-src 'nonce-mine'" });
    await hostile.set("/page", page("x"), {});
    expect(pages.size).toBe(0);
  });

  test("nothing goes to the disk, and memory has its bound", async () => {
    const { pages, request, set } = kit();
    expect(request().context.flushToDisk).toBe(false);
    for (let at = 0; at < 50; at += 1) await set(page("x".repeat(50_000)), `/page/${at}`);
    expect(pages.size).toBeLessThanOrEqual(10);
    expect(pages.calculatedSize).toBeLessThanOrEqual(1024 * 1024);
  });

  test("data is never found", async () => {
    const { request } = kit();
    expect(await request().get("key", { kind: "FETCH" })).toBeNull();
  });
});

describe("what the build made", () => {
  test("is read once, and its 404 page keeps Next's own Cache-Control", async () => {
    const { get } = kit();
    const value = page("<script>a</script>", { status: 404, headers: {} });
    built = { "/_not-found": { value, lastModified: 5, cacheControl: { revalidate: false } } };
    const found = await get("/_not-found");
    expect(found).toMatchObject({ lastModified: 5, cacheControl: { revalidate: false } });
    expect(value.headers).toHaveProperty("content-security-policy");
    expect(value.headers).not.toHaveProperty("cache-control");
    built = {};
    expect((await get("/_not-found"))?.value).toBe(value);
  });
});

describe("a page whose content has changed", () => {
  test("is made anew at once, for whichever of its tags, and for no other", async () => {
    const { get, set, request } = kit();
    await set(page("old"));
    clock += 10;
    await request().revalidateTag("product:2", undefined);
    expect(await get()).not.toBeNull();
    await request().revalidateTag(["shelves"], { expire: 1 });
    expect(await get()).toBeNull();
    expect(shared).toEqual(["product:2", "shelves"]);
    await set(page("new"));
    expect((await get())?.value.html).toBe("new");
  });

  test("counts from when its making began", async () => {
    const { get, request } = kit();
    const maker = request();
    clock += 10;
    await request().revalidateTag("product:1", { expire: 1 });
    clock += 10;
    await maker.set("/page", page("made of the old"), {});
    expect(await get()).toBeNull();
  });

  test("counts again after two and ten seconds, and not for ever", async () => {
    const { get, set, request } = kit();
    await request().revalidateTag("product:1", { expire: 1 });
    for (const later of [1, 2_000, 8_000]) {
      await set(page("too early"));
      clock += later;
      expect((await get()) === null).toBe(later > 1);
    }
    await set(page("right"));
    clock += 1_000_000;
    expect(await get()).not.toBeNull();
  });

  test("serves old while the upstream is down, as if fresh, and heals with the first request after", async () => {
    const { get, set, request } = kit();
    await set(page("old"));
    clock += 10;
    await request().revalidateTag("product:1", { expire: 1 });
    isUp = false;
    clock += 60_000;
    expect(await get()).toMatchObject({ value: { html: "old" }, lastModified: clock });
    clock += 60_000;
    isUp = true;
    expect(await get()).toBeNull();
  });

  test("serves old, to be tried behind the visitor's back, when it fails though the upstream is up", async () => {
    const { get, set, request } = kit();
    await set(page("old"));
    const madeAt = clock;
    clock += 10;
    await request().revalidateTag("product:1", { expire: 1 });
    clock += 20_000;
    expect(await get()).toBeNull();
    // Nothing was stored: it failed.
    const old = await get();
    expect(old).toMatchObject({ value: { html: "old" }, lastModified: madeAt });
    // Next could not do better and hands the old value back: it rests, and is not taken for a new one.
    await set(old?.value);
    expect((await get())?.lastModified).toBe(clock);
    clock += 3_000;
    expect((await get())?.lastModified).toBe(madeAt);
    // An outage in between explains the failure.
    isUp = false;
    clock += 1_000;
    await get();
    isUp = true;
    clock += 1_000;
    expect(await get()).toBeNull();
  });
});
