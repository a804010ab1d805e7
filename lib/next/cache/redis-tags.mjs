import { createClient } from "@redis/client";

const table = "tailmark:tags";
const channel = "tailmark:tags:changed";

/**
 * Shares revalidated tags between storefront processes through Redis. No page ever waits for it: changes are pushed, and
 * changes missed during an outage are read after reconnecting.
 * @param {{url: string, onChange: (tag: string) => void}} options
 */
export function createRedisTags({ url, onChange }) {
  const versions = createVersions(onChange);
  const logFailure = logOncePerOutage("Redis cannot be reached; pages are refreshed in this program alone");
  /** Our own changes that Redis has not stored yet. @type {Set<string>} */
  const unsent = new Set();
  const client = createClient(optionsOf(url));
  // A subscribed connection cannot send commands.
  const subscriber = createClient(optionsOf(url));

  const send = async () => {
    if (unsent.size === 0 || !client.isReady) return;
    const tags = [...unsent];
    const transaction = client.multi();
    for (const tag of tags) transaction.hIncrBy(table, tag, 1);
    const counts = await transaction.publish(channel, "").exec();
    versions.record(tags, Object.fromEntries(tags.map((tag, at) => [tag, Number(counts[at])])));
    for (const tag of tags) unsent.delete(tag);
  };
  const read = async () => {
    const numbers = await client.hGetAll(table);
    versions.compare(Object.fromEntries(Object.entries(numbers).map(([tag, text]) => [tag, Number(text)])));
    logFailure();
  };
  let reading = Promise.resolve();
  const catchUp = () => {
    reading = reading.then(read).catch(logFailure);
    return reading;
  };
  let isSubscribed = false;
  const start = async () => {
    if (!client.isReady || !subscriber.isReady) return;
    // Subscribes before reading, so that no change falls in between; the client resubscribes by itself.
    if (!isSubscribed) await subscriber.subscribe(channel, catchUp);
    isSubscribed = true;
    await catchUp();
    await send();
  };

  for (const each of [client, subscriber]) {
    each.on("error", logFailure);
    each.on("ready", () => void start().catch(logFailure));
    each.connect().catch(logFailure);
  }

  return {
    /** @param {readonly string[]} tags */
    async share(tags) {
      for (const tag of tags) unsent.add(tag);
      await send().catch(logFailure);
    },
    close() {
      client.destroy();
      subscriber.destroy();
    },
  };
}

/**
 * Detects changes by the version number of each tag. A smaller number is a change too: Redis may have been emptied.
 * @param {(tag: string) => void} onChange
 */
function createVersions(onChange) {
  /** @type {Map<string, number>} */
  const known = new Map();

  /** @param {readonly string[]} tags @param {Record<string, number>} numbers */
  const record = (tags, numbers) => tags.forEach((tag) => known.set(tag, numbers[tag] ?? 0));

  /** @param {Record<string, number>} numbers */
  const compare = (numbers) => {
    for (const [tag, number] of Object.entries(numbers)) {
      if (known.get(tag) === number) continue;
      known.set(tag, number);
      onChange(tag);
    }
  };

  return { record, compare };
}

/** @param {string} message */
function logOncePerOutage(message) {
  let isLogged = false;
  /** @param {unknown} [error] none once it works again */
  return (error) => {
    if (error !== undefined && !isLogged)
      process.stderr.write(`${message}: ${error instanceof Error ? error.message || error.name : error}\n`);
    isLogged = error !== undefined;
  };
}

/** @param {string} url */
const optionsOf = (url) => ({
  url,
  // Commands sent during an outage fail at once instead of waiting for it to end.
  disableOfflineQueue: true,
  // Detects a connection that died without being closed.
  pingInterval: 5_000,
  socket: {
    connectTimeout: 2_000,
    socketTimeout: 15_000,
    reconnectStrategy: (/** @type {number} */ tries) => Math.min(100 * 2 ** Math.min(tries, 6), 3_000),
  },
});
