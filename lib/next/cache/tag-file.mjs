import { mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { complainOnce } from "./complain.mjs";
import { makeNews } from "./tag-news.mjs";

const checkEveryMs = 500;
const lockTries = 50;

/**
 * Tags that programs on one machine tell each other about: a file with the number of each tag's last change.
 * @param {{path: string, onNews: (tag: string) => void, now?: () => number}} given
 */
export function makeTagFile({ path, onNews, now = Date.now }) {
  const news = makeNews(onNews);
  const complain = complainOnce(`The refreshed pages' times in ${path} cannot be shared`);
  let checkedAt = -Infinity;
  let seen = "";
  /** @type {Promise<void> | undefined} */
  let checking;

  const check = async () => {
    const { mtimeNs, ino } = await stat(path, { bigint: true });
    const version = `${mtimeNs} ${ino}`;
    if (version === seen) return;
    news.compare(await readNumbers(path));
    seen = version;
  };

  return {
    /** Asks the disk at most twice a second; undefined where there is nothing to wait for. */
    sync() {
      if (checking) return checking;
      if (now() - checkedAt < checkEveryMs) return undefined;
      checkedAt = now();
      checking = check()
        .catch((error) => error.code === "ENOENT" || complain(error))
        .finally(() => (checking = undefined));
      return checking;
    },
    /** @param {readonly string[]} tags */
    async share(tags) {
      try {
        await mkdir(dirname(path), { recursive: true });
        await locked(`${path}.lock`, async () => {
          const numbers = await readNumbers(path).catch(() => ({}));
          for (const tag of tags) numbers[tag] = (numbers[tag] ?? 0) + 1;
          news.know(tags, numbers);
          const draft = `${path}.${process.pid}`;
          await writeFile(draft, JSON.stringify(numbers));
          await rename(draft, path);
        });
      } catch (error) {
        complain(error);
      }
    },
  };
}

/** @param {string} path @returns {Promise<Record<string, number>>} */
async function readNumbers(path) {
  const numbers = JSON.parse(await readFile(path, "utf8"));
  const isTable = typeof numbers === "object" && numbers !== null && !Array.isArray(numbers);
  return isTable ? Object.assign(Object.create(null), numbers) : Object.create(null);
}

/** Two programs that write at once would lose one's change. A lock that nobody gives back is taken after a while. */
async function locked(path, work) {
  for (let count = 0; ; count += 1) {
    try {
      await (await open(path, "wx")).close();
      break;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
      if (count >= lockTries) break;
      await pause(10);
    }
  }
  try {
    await work();
  } finally {
    await rm(path, { force: true });
  }
}
