import { beforeEach, describe, expect, test } from "vitest";
import { createCacheHandler } from "./create-cache-handler.mjs";
import { createPageStore } from "./page-store.mjs";
import { createTagTimes } from "./tag-times.mjs";

let clock: number;
let isUp: boolean;
let downAt: number;
let built: Record<string, unknown>;
let shared: string[];
const now = () => clock;

/** Next's own cache, which is only asked for pages made by the build. */
class FakeBase {
  constructor(readonly context: { flushToDisk?: boolean }) {}
  async get(key: string) {
    return built[key] ?? null;
  }
}

function setUp() {
  const manifest = new Map<string, { stale?: number }>();
  const pages = createPageStore({ megabytes: 1 });
  const upstream = {
    isReady: async () => {
      if (!isUp) downAt = clock;
      return isUp;
    },
    downAt: () => downAt,
  };
  const share = async (tags: readonly string[]) => void shared.push(...tags);
  const sharedTags = () => ({ share });
  const Handler = createCacheHandler(FakeBase, {
    pages,
    times: createTagTimes(manifest, now),
    sharedTags,
    upstream,
    now,
  });
  const request = () => new Handler({ serverDistDir: "/nowhere/server", flushToDisk: true });
  const get = (key = "/page") => request().get(key, { kind: "APP_PAGE" });
  const set = (value: unknown, key = "/page") =>
    request().set(key, value, { cacheControl: { revalidate: false } });
  return { pages, request, get, set };
}

const page = (html: string, more: object = {}) => ({
  kind: "APP_PAGE",
  html,
  headers: { "x-next-cache-tags": "product:1,catalogue" } as Record<string, string>,
  ...more,
});

beforeEach(() => {
  clock = 1_000_000;
  isUp = true;
  downAt = -Infinity;
  built = {};
  shared = [];
});

describe("page cache", () => {
  test("stores a page and returns it with its headers", async () => {
    const { get, set } = setUp();
    const value = page("<script>go()</script>");
    await set(value);
    expect((await get())?.value).toBe(value);
    expect(value.headers["cache-control"]).toBe("private, no-cache");
    expect(value.headers["content-security-policy"]).toContain("'sha256-");
    expect(value.headers["content-security-policy"]).not.toMatch(/script-src[^;]*unsafe/);
  });

  test("allows the barcode reader's WebAssembly on a static page that scans, and on no other", async () => {
    const { set } = setUp();
    const policyOf = async (path: string) => {
      const value = page("", { headers: { "x-next-cache-tags": `_N_T_/layout,_N_T_${path}` } });
      await set(value);
      return value.headers["content-security-policy"];
    };
    expect(await policyOf("/collect")).toMatch(/script-src[^;]*'wasm-unsafe-eval'/);
    expect(await policyOf("/collected")).not.toContain("wasm");
  });

  test.each([
    ["a 404", page("", { status: 404 })],
    ["a redirect", page("", { status: 308 })],
    ["a failure", page("", { status: 500 })],
    ["data", { kind: "FETCH", data: {} }],
    ["a redirect of the pages router", { kind: "REDIRECT", props: {} }],
    ["an empty value", null],
  ])("does not store %s", async (_, value) => {
    const { pages, set } = setUp();
    await set(value);
    expect(pages.size).toBe(0);
  });

  test("removes the old page when it becomes a 404, which still gets its headers", async () => {
    const { get, set } = setUp();
    await set(page("old"));
    const notFound = page("gone", { status: 404 });
    await set(notFound);
    expect(await get()).toBeNull();
    expect(notFound.headers["cache-control"]).toBe("private, no-cache");
  });

  test("writes nothing to disk and limits its memory", async () => {
    const { pages, request, set } = setUp();
    expect(request().context.flushToDisk).toBe(false);
    for (let at = 0; at < 50; at += 1) await set(page("x".repeat(50_000)), `/page/${at}`);
    expect(pages.size).toBeLessThanOrEqual(10);
    expect(pages.calculatedSize).toBeLessThanOrEqual(1024 * 1024);
  });

  test("never returns fetched data", async () => {
    const { request } = setUp();
    expect(await request().get("key", { kind: "FETCH" })).toBeNull();
  });
});

describe("page made by the build", () => {
  test("is read from disk once, and the 404 page keeps Next's own Cache-Control", async () => {
    const { get } = setUp();
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

describe("stale page", () => {
  test("is regenerated at once for any of its tags and for no other", async () => {
    const { get, set, request } = setUp();
    await set(page("old"));
    clock += 10;
    await request().revalidateTag("product:2", undefined);
    expect(await get()).not.toBeNull();
    await request().revalidateTag(["catalogue"], { expire: 1 });
    expect(await get()).toBeNull();
    expect(shared).toEqual(["product:2", "catalogue"]);
    await set(page("new"));
    expect((await get())?.value.html).toBe("new");
  });

  test("is compared by the start of the request that made it", async () => {
    const { get, request } = setUp();
    const maker = request();
    clock += 10;
    await request().revalidateTag("product:1", { expire: 1 });
    clock += 10;
    await maker.set("/page", page("made of the old"), {});
    expect(await get()).toBeNull();
  });

  test("is marked stale again after two and ten seconds, then no more", async () => {
    const { get, set, request } = setUp();
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

  test("is served as fresh while the upstream is down, and regenerated once it is back", async () => {
    const { get, set, request } = setUp();
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

  test("is served and retried in the background when regenerating fails although the upstream is up", async () => {
    const { get, set, request } = setUp();
    await set(page("old"));
    const madeAt = clock;
    clock += 10;
    await request().revalidateTag("product:1", { expire: 1 });
    clock += 20_000;
    expect(await get()).toBeNull();
    // Nothing was stored, so regenerating has failed.
    const old = await get();
    expect(old).toMatchObject({ value: { html: "old" }, lastModified: madeAt });
    // Next passes the old value back: it counts as fresh for a while and not as a new page.
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
