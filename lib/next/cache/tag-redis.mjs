import { createClient } from "redis";
import { complainOnce } from "./complain.mjs";
import { makeNews } from "./tag-news.mjs";

const table = "tailmark:tags";
const channel = "tailmark:tags:changed";

/**
 * Tags that programs sharing one Redis tell each other about. No page ever waits for it: that something changed is
 * pushed, and whatever was missed while the connection was down is read when it is back.
 * @param {{url: string, onNews: (tag: string) => void}} given
 */
export function makeTagRedis({ url, onNews }) {
  const news = makeNews(onNews);
  const complain = complainOnce("Redis cannot be reached; pages are refreshed in this program alone");
  /** Changes of ours that Redis has not heard of. @type {Set<string>} */
  const untold = new Set();
  const client = createClient(optionsOf(url));
  // A connection that listens can ask nothing.
  const listener = createClient(optionsOf(url));

  const tell = async () => {
    if (untold.size === 0 || !client.isReady) return;
    const tags = [...untold];
    const all = client.multi();
    for (const tag of tags) all.hIncrBy(table, tag, 1);
    const counted = await all.publish(channel, "").exec();
    news.know(tags, Object.fromEntries(tags.map((tag, at) => [tag, Number(counted[at])])));
    for (const tag of tags) untold.delete(tag);
  };
  const read = async () => {
    const numbers = await client.hGetAll(table);
    news.compare(Object.fromEntries(Object.entries(numbers).map(([tag, text]) => [tag, Number(text)])));
    complain();
  };
  let reading = Promise.resolve();
  const catchUp = () => {
    reading = reading.then(read).catch(complain);
    return reading;
  };
  let isListening = false;
  const start = async () => {
    if (!client.isReady || !listener.isReady) return;
    // Listening before reading, so that nothing changes unseen in between; after a break it is taken up by itself.
    if (!isListening) await listener.subscribe(channel, catchUp);
    isListening = true;
    await catchUp();
    await tell();
  };

  for (const each of [client, listener]) {
    each.on("error", complain);
    each.on("ready", () => void start().catch(complain));
    each.connect().catch(complain);
  }

  return {
    /** Nothing to wait for: see above. */
    sync: () => undefined,
    /** @param {readonly string[]} tags */
    async share(tags) {
      for (const tag of tags) untold.add(tag);
      await tell().catch(complain);
    },
    close() {
      client.destroy();
      listener.destroy();
    },
  };
}

/** @param {string} url */
const optionsOf = (url) => ({
  url,
  // What is asked while the connection is down fails at once instead of waiting for it.
  disableOfflineQueue: true,
  // Notices a connection that is dead without saying so.
  pingInterval: 5_000,
  socket: {
    connectTimeout: 2_000,
    socketTimeout: 15_000,
    reconnectStrategy: (/** @type {number} */ tries) => Math.min(100 * 2 ** Math.min(tries, 6), 3_000),
  },
});
