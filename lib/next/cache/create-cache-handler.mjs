import { readFileSync } from "node:fs";
import { join } from "node:path";
import { channels } from "./metric-channels.mjs";
import { toCachedPage } from "./page-store.mjs";
import { preparePage } from "./prepare-page.mjs";

/** How long a page counts as fresh after regenerating it has failed. */
const retryAfterMs = 3_000;

/**
 * Next's cache of whole pages. Pages made by the build are read from disk once; pages made on request are kept in memory.
 *
 * A stale page is regenerated while the visitor waits, so that a new price shows at once. While the upstream is down the
 * old page is served instead.
 * @param {any} Base Next's own FileSystemCache
 * @param {{pages: ReturnType<typeof import("./page-store.mjs").createPageStore>,
 *   times: ReturnType<typeof import("./tag-times.mjs").createTagTimes>,
 *   sharedTags: () => {share: (tags: readonly string[]) => Promise<void>},
 *   purgeEdge?: (tags: readonly string[]) => void,
 *   upstream: {isReady: () => Promise<boolean>, downAt: () => number}, now?: () => number}} deps
 */
export function createCacheHandler(Base, { pages, times, sharedTags, purgeEdge, upstream, now = Date.now }) {
  /** Values Next got from us. It passes them back to `set` when regenerating the page has failed. */
  const returnedValues = new WeakSet();

  /** @param {import("./page-store.mjs").CachedPage} page */
  const respondWith = (page, lastModified = page.lastModified) => {
    returnedValues.add(page.value);
    return { value: page.value, lastModified, cacheControl: page.cacheControl };
  };

  return class PageCache extends Base {
    /** @param {any} context */
    constructor(context) {
      // Not even a copy of the build's pages is written to disk.
      super({ ...context, flushToDisk: false });
      /** There is one instance per request: later changes are not in the page it makes. */
      this.startedAt = now();
      this.buildId = buildIdOf(context.serverDistDir);
    }

    /** @param {string} key @param {any} context */
    async get(key, context) {
      // Only whole pages are cached, not the data they are made from.
      if (context.kind === "FETCH") return null;
      return reportRead(await this.find(key, context));
    }

    /** @param {string} key @param {any} context */
    async find(key, context) {
      sharedTags();
      const page = pages.get(this.buildId + key) ?? (await this.readBuiltPage(key, context));
      if (!page) return null;
      if (times.areStale(page.tags, page.lastModified)) {
        // Reported as fresh, or Next would try to regenerate what must fail.
        if (!(await upstream.isReady())) return respondWith(page, now());
        if (page.attemptedAt <= upstream.downAt()) {
          page.attemptedAt = now();
          return null;
        }
        // Regenerating failed although the upstream is up: serve the old page, Next retries in the background.
      }
      return respondWith(page, now() < page.freshUntil ? now() : page.lastModified);
    }

    /** @param {string} key @param {any} context */
    async readBuiltPage(key, context) {
      const built = await super.get(key, context);
      if (!built?.value) return undefined;
      const page = toCachedPage(preparePage(built.value, { isFromBuild: true }), built);
      pages.set(this.buildId + key, page);
      return page;
    }

    /** @param {string} key @param {any} value @param {any} context */
    async set(key, value, context) {
      if (!value || value.kind === "FETCH") return;
      const name = this.buildId + key;
      if (returnedValues.has(value)) {
        const page = pages.get(name);
        if (page && page.value === value) page.freshUntil = now() + retryAfterMs;
        return;
      }
      preparePage(value);
      // A page that is now a 404 must not come back in its old form.
      if (!isCacheable(value)) pages.delete(name);
      else
        pages.set(
          name,
          toCachedPage(value, { lastModified: this.startedAt, cacheControl: context.cacheControl }),
        );
    }

    /**
     * Marks pages stale whatever profile Next passes: a deleted page could not be served during an outage.
     * @param {string | string[]} tags
     * @param {unknown} _durations
     */
    async revalidateTag(tags, _durations) {
      const list = [tags].flat();
      for (const tag of list) times.note(tag);
      await sharedTags().share(list);
      // After all storefronts have the tags: the cache in front may ask any of them.
      purgeEdge?.(list);
    }
  };
}

/** Next leaves the status out where it is 200. @param {{kind: string, status?: number}} value */
const isCacheable = ({ kind, status = 200 }) =>
  (kind === "APP_PAGE" || kind === "APP_ROUTE") && status === 200;

/** @type {Map<string, string>} */
const buildIds = new Map();

/** @param {string} serverDistDir */
function buildIdOf(serverDistDir) {
  const known = buildIds.get(serverDistDir);
  if (known !== undefined) return known;
  const buildId = readBuildId(serverDistDir);
  buildIds.set(serverDistDir, buildId);
  return buildId;
}

/** Empty during a build and in development. @param {string} serverDistDir */
function readBuildId(serverDistDir) {
  try {
    return readFileSync(join(serverDistDir, "../BUILD_ID"), "utf8").trim();
  } catch {
    return "";
  }
}

/** @param {any} page null if it has to be rendered */
function reportRead(page) {
  channels.pageCache.publish({ isHit: page !== null });
  return page;
}
