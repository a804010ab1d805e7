const checkEveryMs = 1_000;
const timeoutMs = 1_000;

/**
 * Whether a backend is ready, checked at most once a second, and when none was last found.
 * @param {{urls: readonly string[], now?: () => number}} options
 */
export function createUpstreamHealth({ urls, now = Date.now }) {
  const addresses = urls.map((url) => `${url.replace(/\/+$/, "")}/health/ready`);
  let checkedAt = -Infinity;
  let downAt = -Infinity;
  /** @type {Promise<boolean>} */
  let lastCheck = Promise.resolve(false);

  return {
    isReady() {
      if (now() - checkedAt < checkEveryMs) return lastCheck;
      checkedAt = now();
      lastCheck = Promise.all(addresses.map(fetchReadiness)).then((found) => {
        const isReady = found.includes(true);
        if (!isReady) downAt = now();
        return isReady;
      });
      return lastCheck;
    },
    downAt: () => downAt,
  };
}

/** A company's own backend may answer 404 here: any response below 500 counts as ready. @param {string} address */
async function fetchReadiness(address) {
  try {
    const response = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}
