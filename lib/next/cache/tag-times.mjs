/**
 * When each tag changed last, by this process's clock alone, because clocks differ. A change counts three times: a webhook
 * may arrive before the upstream serves the new data, and a page made in between would keep the old content. The later
 * times are computed from the first, so that no timer is lost when the process stops.
 */
export const repeatAfterMs = [2_000, 10_000];

/**
 * @param {Map<string, {stale?: number, expired?: number}>} manifest where Next looks up stale tags
 * @param {() => number} [now]
 */
export function createTagTimes(manifest, now = Date.now) {
  /** Tags whose change has to count again. @type {Map<string, number>} */
  const recent = new Map();

  /** @param {string} tag */
  const note = (tag) => {
    const at = now();
    recent.set(tag, at);
    markStale(tag, at);
  };

  /** @param {string} tag @param {number} at */
  const markStale = (tag, at) => manifest.set(tag, { ...manifest.get(tag), stale: at });

  const repeatRecent = () => {
    const current = now();
    for (const [tag, at] of recent) {
      const due = repeatAfterMs.filter((ms) => at + ms <= current).at(-1);
      if (due === undefined) continue;
      markStale(tag, at + due);
      if (due === repeatAfterMs.at(-1)) recent.delete(tag);
    }
  };

  /** @param {readonly string[]} tags @param {number} lastModified */
  const areStale = (tags, lastModified) => {
    if (recent.size > 0) repeatRecent();
    return tags.some((tag) => (manifest.get(tag)?.stale ?? 0) > lastModified);
  };

  return { note, areStale };
}
