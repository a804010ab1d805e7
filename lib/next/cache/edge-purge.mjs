/** Cloudflare takes no more tags in one request. */
const tagsPerRequest = 30;
const timeoutMs = 5_000;
/** Waits before each new attempt. In a cache that stays unreachable the pages expire by themselves. */
const retryMs = [500, 2_000, 8_000, 30_000];

/**
 * Purges the responses with these tags from the cache in front of the shop: `POST {"tags": […]}` with a bearer token, which
 * is what Cloudflare expects at /zones/{id}/purge_cache.
 * @param {{url: string, token: string, log: (line: string) => void, send?: typeof fetch,
 *   wait?: (ms: number) => Promise<unknown>}} options
 */
export function createEdgePurge({ url, token, log, send = fetch, wait = unrefPause }) {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };

  /** @param {readonly string[]} tags @returns {Promise<string | undefined>} the reason of a failure */
  const attempt = async (tags) => {
    const body = JSON.stringify({ tags });
    try {
      const response = await send(url, {
        method: "POST",
        headers,
        body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      return response.ok ? undefined : `status ${response.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };

  /** @param {readonly string[]} tags */
  const purgePart = async (tags) => {
    let reason = await attempt(tags);
    for (const ms of retryMs) {
      if (reason === undefined) return;
      await wait(ms);
      reason = await attempt(tags);
    }
    if (reason !== undefined)
      log(`The cache in front of the shop did not purge ${tags.join(", ")}: ${reason}`);
  };

  /** @param {readonly string[]} tags */
  return async (tags) => {
    for (let at = 0; at < tags.length; at += tagsPerRequest)
      await purgePart(tags.slice(at, at + tagsPerRequest));
  };
}

/** Does not keep a stopping process alive. @param {number} ms */
const unrefPause = (ms) => new Promise((resolve) => setTimeout(resolve, ms).unref());
