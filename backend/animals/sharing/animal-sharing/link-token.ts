import { createHash } from "node:crypto";

/** Only the hash of a share link's secret is stored. */
export function hashLinkToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
