import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { LabKey } from "@/backend/http/settings";

const toleranceSeconds = 300;
const format = /^t=(\d{1,12}),k=([\w-]{1,40}),v1=([0-9a-f]{64})$/;
/** Compared with for unknown keys, so that they take as long. */
const noSecret = randomBytes(32).toString("hex");

export function signBatch({ id, secret }: Omit<LabKey, "lab">, seconds: number, body: string): string {
  return `t=${seconds},k=${id},v1=${digest(secret, String(seconds), body).toString("hex")}`;
}

/** The key that signed the body within the last five minutes. The time is signed too, so that nobody can replay it later. */
export function findSigningKey(
  keys: readonly LabKey[],
  { signature, payload }: { readonly signature: string; readonly payload: string },
  now: number,
): LabKey | undefined {
  const [, time = "", keyId = "", hex = ""] = format.exec(signature) ?? [];
  if (hex === "" || Math.abs(now / 1_000 - Number(time)) > toleranceSeconds) return undefined;
  const key = keys.find(({ id }) => id === keyId);
  const isSame = timingSafeEqual(Buffer.from(hex, "hex"), digest(key?.secret ?? noSecret, time, payload));
  return isSame ? key : undefined;
}

const digest = (secret: string, time: string, body: string): Buffer =>
  createHmac("sha256", secret).update(`${time}.`).update(body).digest();
