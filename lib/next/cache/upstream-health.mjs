const checkEveryMs = 1_000;
const timeoutMs = 1_000;

/**
 * Whether the upstream is ready, checked at most once a second, and when it was last found down.
 * @param {{url: string, now?: () => number}} options
 */
export function createUpstreamHealth({ url, now = Date.now }) {
  const address = `${url.replace(/\/+$/, "")}/health/ready`;
  let checkedAt = -Infinity;
  let downAt = -Infinity;
  /** @type {Promise<boolean>} */
  let lastCheck = Promise.resolve(false);

  return {
    isReady() {
      if (now() - checkedAt < checkEveryMs) return lastCheck;
      checkedAt = now();
      lastCheck = fetchReadiness(address).then((isReady) => {
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
