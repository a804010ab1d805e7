import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { createCacheHandler } from "./create-cache-handler.mjs";
import { createEdgePurge } from "./edge-purge.mjs";
import { createPageStore } from "./page-store.mjs";
import { createTagTimes, repeatAfterMs } from "./tag-times.mjs";
import { createUpstreamHealth } from "./upstream-health.mjs";

const { REDIS_URL = "", UPSTREAM_URL = "", PAGE_CACHE_MB = "" } = process.env;
const { EDGE_PURGE_URL = "", EDGE_PURGE_TOKEN = "" } = process.env;
const purgeUrl = EDGE_PURGE_URL.trim();

const upstreams = UPSTREAM_URL.split(",").flatMap((url) => url.trim() || []);
const redisUrl = REDIS_URL.trim();
// Loaded only when used: a class of it extends String, and V8 then reads every string several times slower.
const redis = redisUrl ? await import("./redis-tags.mjs") : undefined;

const times = createTagTimes(tagsManifest);

/** A single process needs to share nothing. */
const singleProcess = { share: async () => undefined };

/**
 * Connects at the first page, not at import: a build imports this too.
 * @type {{share: (tags: readonly string[]) => Promise<void>} | undefined}
 */
let shared;
function sharedTags() {
  shared ??= redis ? redis.createRedisTags({ url: redisUrl, onChange: times.note }) : singleProcess;
  return shared;
}

const purge = createEdgePurge({
  url: purgeUrl,
  token: EDGE_PURGE_TOKEN.trim(),
  log: (line) => process.stderr.write(`${line}\n`),
});

/** As often as a change counts, see tag-times.mjs. @param {readonly string[]} tags */
function purgeEdge(tags) {
  if (purgeUrl === "") return;
  for (const ms of [0, ...repeatAfterMs]) setTimeout(() => void purge(tags), ms).unref();
}

// Node and the bundler, which packs this into the middleware, disagree about the default export.
const Base = Reflect.get(fileSystemCache, "default") ?? fileSystemCache;

/** Next creates an instance per request; the state they share lives here. */
export default createCacheHandler(Base, {
  pages: createPageStore({ megabytes: Number(PAGE_CACHE_MB) || 128 }),
  times,
  sharedTags,
  purgeEdge,
  upstream: createUpstreamHealth({ urls: upstreams.length > 0 ? upstreams : ["http://127.0.0.1:4000"] }),
});
