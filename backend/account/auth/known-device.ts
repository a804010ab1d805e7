import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Tx } from "@/backend/db/client";
import { readSigningKey } from "@/backend/db/signing-key";

/** A signed token for a device on which somebody has signed in to this account. It gives no access. */
export async function createDeviceToken(tx: Tx, email: string): Promise<string> {
  const id = randomBytes(16).toString("base64url");
  return `${id}.${sign(await readSigningKey(tx, "device"), id, email)}`;
}

/** The device's id if the token was signed for this account. */
export async function findKnownDevice(
  tx: Tx,
  token: string | undefined,
  email: string,
): Promise<string | undefined> {
  const [id = "", signature = ""] = (token ?? "").split(".");
  const expected = Buffer.from(sign(await readSigningKey(tx, "device"), id, email));
  const actual = Buffer.from(signature);
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? id : undefined;
}

function sign(key: string, id: string, email: string): string {
  return createHmac("sha256", key).update(`${id} ${email}`).digest("base64url");
}
