import { createHash, createPrivateKey, createPublicKey } from "node:crypto";
import type { JWK } from "jose";
import type { EnvRow } from "@/lib/config/parse-env";
import { canonicalJson } from "@/lib/domain/canonical-json";

/** An Ed25519 key pair that signs documents. */
export interface SigningKey {
  /** Thumbprint of the public key (RFC 7638): the same key always has the same id. */
  readonly kid: string;
  readonly publicKey: JWK;
  readonly privateKey: JWK;
}

/** DOCUMENT_SIGNING_KEY: a private JWK. */
export function signingKey(): EnvRow<SigningKey | undefined> {
  return { fallback: undefined, parse: parseSigningKey };
}

function parseSigningKey(value: string): SigningKey {
  try {
    return toSigningKey(JSON.parse(value) as JWK);
  } catch {
    // The reason could quote the key.
    throw new Error("is a private Ed25519 key as JWK, which `npm run keys -- create` prints");
  }
}

/** Throws for anything but a private Ed25519 key. */
export function toSigningKey(jwk: JWK): SigningKey {
  const key = createPrivateKey({ key: { ...jwk }, format: "jwk" });
  if (key.asymmetricKeyType !== "ed25519") throw new TypeError("Not an Ed25519 key.");
  const { crv, kty, x, d } = key.export({ format: "jwk" });
  const publicKey = createPublicKey(key).export({ format: "jwk" });
  const kid = createHash("sha256").update(canonicalJson({ crv, kty, x })).digest("base64url");
  return { kid, publicKey: toJwk(publicKey), privateKey: toJwk({ ...publicKey, d }) };
}

function toJwk({ kty = "OKP", crv, x, d }: { kty?: string; crv?: string; x?: string; d?: string }): JWK {
  return { kty, ...(crv && { crv }), ...(x && { x }), ...(d && { d }) };
}
