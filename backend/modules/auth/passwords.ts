import { hash, verify } from "@node-rs/argon2";
import { bulkhead, BulkheadRejectedError } from "cockatiel";
import { busy, type Refusal } from "@/backend/http/refusals";

/** OWASP's minimum for argon2id, the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each check takes a core for some 30 ms: more than two at once would take the shop's breath. */
const lane = bulkhead(2, 40);

/** Of no account's password: checked where there is no account, so that both take the same time. */
const nobodysHash = hash("nobody has this password", cost);

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** For a password that a person sends: in the same lane as the checks. */
export function hashNewPassword(password: string): Promise<string | Refusal> {
  return inLane(() => hashPassword(password));
}

export function isRightPassword(
  storedHash: string | undefined,
  password: string,
): Promise<boolean | Refusal> {
  return inLane(async () => {
    const right = await verify(storedHash ?? (await nobodysHash), password);
    return right && storedHash !== undefined;
  });
}

async function inLane<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await lane.execute(work);
  } catch (error) {
    if (error instanceof BulkheadRejectedError) return busy();
    throw error;
  }
}
