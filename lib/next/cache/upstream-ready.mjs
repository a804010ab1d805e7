const askEveryMs = 1_000;
const limitMs = 1_000;

/**
 * Whether the upstream can serve, asked at most once a second, and when it was last seen that it cannot.
 * @param {{url: string, now?: () => number}} given
 */
export function makeUpstreamReady({ url, now = Date.now }) {
  const address = `${url.replace(/\/+$/, "")}/health/ready`;
  let askedAt = -Infinity;
  let downAt = -Infinity;
  /** @type {Promise<boolean>} */
  let answer = Promise.resolve(false);

  return {
    isReady() {
      if (now() - askedAt < askEveryMs) return answer;
      askedAt = now();
      answer = ask(address).then((isReady) => {
        if (!isReady) downAt = now();
        return isReady;
      });
      return answer;
    },
    downAt: () => downAt,
  };
}

/** A backend of somebody's own may not know the question: it answers all the same. @param {string} address */
async function ask(address) {
  try {
    const response = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(limitMs) });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}
