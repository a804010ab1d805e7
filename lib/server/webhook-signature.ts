import { createHmac, timingSafeEqual } from "node:crypto";

const toleranceSeconds = 300;
const format = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

export function signWebhook(secret: string, seconds: number, body: Buffer | string): string {
  return `t=${seconds},v1=${digest(secret, seconds, body).toString("hex")}`;
}

/** The time is signed too, so that a replayed message is refused after five minutes. */
export function hasValidSignature(
  secret: string,
  header: string | null,
  body: Buffer,
  now = Date.now(),
): boolean {
  const [, time = "", signature = ""] = format.exec(header ?? "") ?? [];
  const seconds = Number(time);
  if (signature === "" || Math.abs(now / 1000 - seconds) > toleranceSeconds) return false;
  return timingSafeEqual(Buffer.from(signature, "hex"), digest(secret, time, body));
}

function digest(secret: string, seconds: number | string, body: Buffer | string): Buffer {
  return createHmac("sha256", secret).update(`${seconds}.`).update(body).digest();
}
