/**
 * When what carries a tag changed last, as this program sees it: its own clock alone, because clocks differ. A
 * change counts three times: a webhook may be sent before the upstream's answers agree with it, and a page made in
 * between would keep the old content. Nothing has to be remembered for that but the one time, and so nothing is
 * lost with a timer when a program stops.
 */
const againAfterMs = [2_000, 10_000];

/**
 * @param {Map<string, {stale?: number, expired?: number}>} manifest where Next looks for what is stale
 * @param {() => number} [now]
 */
export function makeTagTimes(manifest, now = Date.now) {
  /** Tags whose change still has to count again. @type {Map<string, number>} */
  const recent = new Map();

  /** @param {string} tag */
  const note = (tag) => {
    const at = now();
    recent.set(tag, at);
    mark(tag, at);
  };

  /** @param {string} tag @param {number} at */
  const mark = (tag, at) => manifest.set(tag, { ...manifest.get(tag), stale: at });

  const countAgain = () => {
    const current = now();
    for (const [tag, at] of recent) {
      const due = againAfterMs.filter((ms) => at + ms <= current).at(-1);
      if (due === undefined) continue;
      mark(tag, at + due);
      if (due === againAfterMs.at(-1)) recent.delete(tag);
    }
  };

  /** @param {readonly string[]} tags @param {number} lastModified */
  const areStale = (tags, lastModified) => {
    if (recent.size > 0) countAgain();
    return tags.some((tag) => (manifest.get(tag)?.stale ?? 0) > lastModified);
  };

  return { note, areStale };
}
