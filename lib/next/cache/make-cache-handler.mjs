import { readFileSync } from "node:fs";
import { join } from "node:path";
import { withPageHeaders } from "./page-headers.mjs";
import { keep } from "./page-store.mjs";

/** How long a page is left alone after making it anew has failed. */
const restMs = 3_000;

/**
 * Next's cache of whole pages. What the build made is read where it is; what is made on request is kept in memory.
 *
 * A page whose content has changed is made anew while the visitor waits, so that the new price is seen at once; but
 * not while the upstream is down: then the old page is what there is.
 * @param {any} Base Next's own FileSystemCache
 * @param {{pages: ReturnType<typeof import("./page-store.mjs").makePageStore>,
 *   times: ReturnType<typeof import("./tag-times.mjs").makeTagTimes>,
 *   sharedTags: () => {sync: () => Promise<void> | undefined, share: (tags: readonly string[]) => Promise<void>},
 *   upstream: {isReady: () => Promise<boolean>, downAt: () => number}, now?: () => number}} parts
 */
export function makeCacheHandler(Base, { pages, times, sharedTags, upstream, now = Date.now }) {
  /** Values that Next has from us: it hands them back when it could not make a newer one. */
  const handedOut = new WeakSet();

  /** @param {import("./page-store.mjs").Kept} kept */
  const handOut = (kept, lastModified = kept.lastModified) => {
    handedOut.add(kept.value);
    return { value: kept.value, lastModified, cacheControl: kept.cacheControl };
  };

  return class PageCache extends Base {
    constructor(context) {
      // Not even a copy of what the build made is written.
      super({ ...context, flushToDisk: false });
      /** Next makes one of us for each request: what changes after this is not in the page it makes. */
      this.madeAt = now();
      this.build = buildOf(context.serverDistDir);
      // Next would take a nonce from a visitor's header and write it into the page that all others get.
      this.mayKeep = context._requestHeaders?.["content-security-policy"] === undefined;
    }

    async get(key, context) {
      // Data on its way into a page: the page is what is kept.
      if (context.kind === "FETCH") return null;
      const waiting = sharedTags().sync();
      if (waiting) await waiting;
      const kept = pages.get(this.build + key) ?? (await this.fromBuild(key, context));
      if (!kept) return null;
      if (times.areStale(kept.tags, kept.lastModified)) {
        // As if it were fresh: Next would only try what cannot succeed.
        if (!(await upstream.isReady())) return handOut(kept, now());
        if (kept.triedAt <= upstream.downAt()) {
          if (this.mayKeep) kept.triedAt = now();
          return null;
        }
        // It was tried and has failed although the upstream is up: the old page, and Next tries behind its back.
      }
      return handOut(kept, now() < kept.restsUntil ? now() : kept.lastModified);
    }

    async fromBuild(key, context) {
      const made = await super.get(key, context);
      if (!made?.value) return undefined;
      const kept = keep(withPageHeaders(made.value, { isFromBuild: true }), made);
      pages.set(this.build + key, kept);
      return kept;
    }

    async set(key, value, context) {
      if (!value || value.kind === "FETCH") return;
      const name = this.build + key;
      if (handedOut.has(value)) {
        const kept = pages.get(name);
        if (kept?.value === value) kept.restsUntil = now() + restMs;
        return;
      }
      withPageHeaders(value);
      // What is no page any more must not come back as the old one.
      if (!isWorthKeeping(value)) pages.delete(name);
      else if (this.mayKeep)
        pages.set(name, keep(value, { lastModified: this.madeAt, cacheControl: context.cacheControl }));
    }

    /** Whatever Next's profiles say, a changed page is stale: gone it would be missed when the upstream is down. */
    async revalidateTag(tags, _durations) {
      const list = [tags].flat();
      for (const tag of list) times.note(tag);
      await sharedTags().share(list);
    }
  };
}

/** Next leaves the status out where it is 200. */
const isWorthKeeping = ({ kind, status = 200 }) =>
  (kind === "APP_PAGE" || kind === "APP_ROUTE") && status === 200;

/** @type {Map<string, string>} */
const builds = new Map();

/** @param {string} serverDistDir */
function buildOf(serverDistDir) {
  const known = builds.get(serverDistDir);
  if (known !== undefined) return known;
  const build = readBuildId(serverDistDir);
  builds.set(serverDistDir, build);
  return build;
}

/** During a build and in development there is none yet. @param {string} serverDistDir */
function readBuildId(serverDistDir) {
  try {
    return readFileSync(join(serverDistDir, "../BUILD_ID"), "utf8").trim();
  } catch {
    return "";
  }
}
