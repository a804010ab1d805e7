import { createHmac, timingSafeEqual } from "node:crypto";

type Kind = "cart" | "order" | "card";

export type SignedIds = ReturnType<typeof createSignedIds>;

/** 132 bits in base64url. */
const macLength = 22;

/**
 * Secret tokens of the contract made from ids of Medusa, which anybody may see who reads its logs or mails. Nothing is
 * stored: the token is the id and a code that only this program can compute.
 */
export function createSignedIds(secret: string) {
  const macOf = (kind: Kind, id: string) =>
    createHmac("sha256", secret).update(`${kind} ${id}`).digest("base64url").slice(0, macLength);
  return {
    toToken: (kind: Kind, id: string): string => `${id}-${macOf(kind, id)}`,
    /** Undefined for a token that is not ours, or of another kind. */
    toId: (kind: Kind, token: string): string | undefined => {
      const id = token.slice(0, -macLength - 1);
      const mac = Buffer.from(token.slice(-macLength));
      const expected = Buffer.from(macOf(kind, id));
      return mac.length === expected.length && timingSafeEqual(mac, expected) ? id : undefined;
    },
  };
}
