import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { bulkhead, BulkheadRejectedError } from "cockatiel";
import { busy, type Refusal } from "@/backend/http/refusals";

/** OWASP's minimum for argon2id, the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash takes a core for about 30 ms: half of the cores stay free for other requests. */
const hashingSlots = bulkhead(Math.max(1, Math.floor(availableParallelism() / 2)), 40);

/** Verified for unknown accounts, so that they take as long as known ones. */
const dummyHash = hash("nobody has this password", cost);

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** For requests: shares the slots of password checks and refuses when overloaded. */
export function hashPasswordThrottled(password: string): Promise<string | Refusal> {
  return throttle(() => hashPassword(password));
}

export function matchesPassword(
  storedHash: string | undefined,
  password: string,
): Promise<boolean | Refusal> {
  return throttle(async () => {
    const isMatch = await verify(storedHash ?? (await dummyHash), password);
    return isMatch && storedHash !== undefined;
  });
}

async function throttle<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await hashingSlots.execute(work);
  } catch (error) {
    if (error instanceof BulkheadRejectedError) return busy();
    throw error;
  }
}
