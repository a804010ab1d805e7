import { join } from "node:path";
import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { makeCacheHandler } from "./make-cache-handler.mjs";
import { makePageStore } from "./page-store.mjs";
import { makeTagFile } from "./tag-file.mjs";
import { makeTagTimes } from "./tag-times.mjs";
import { makeUpstreamReady } from "./upstream-ready.mjs";

const { REDIS_URL = "", UPSTREAM_URL = "", DATA_DIR = "", PAGE_CACHE_MB = "" } = process.env;

const redisUrl = REDIS_URL.trim();
// Only where it is wanted: one of its classes extends String, and V8 then reads all strings several times slower.
const redis = redisUrl ? await import("./tag-redis.mjs") : undefined;

const times = makeTagTimes(tagsManifest);

/** Opened at the first page, not when imported: a build imports this too. */
let shared;
function sharedTags() {
  const onNews = times.note;
  const path = join(DATA_DIR.trim() || ".data", "tags.json");
  shared ??= redis ? redis.makeTagRedis({ url: redisUrl, onNews }) : makeTagFile({ path, onNews });
  return shared;
}

// Node and the bundler, which packs us into the middleware, do not agree about what the default is.
const Base = fileSystemCache.default ?? fileSystemCache;

/** Next makes one for each request; what it knows is kept here, for all of them. */
export default makeCacheHandler(Base, {
  pages: makePageStore({ megabytes: Number(PAGE_CACHE_MB) || 128 }),
  times,
  sharedTags,
  upstream: makeUpstreamReady({ url: UPSTREAM_URL.trim() || "http://127.0.0.1:4000" }),
});
