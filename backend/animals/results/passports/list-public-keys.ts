import type { DbContext } from "@/backend/http/handler-types";
import { listDocumentKeys, readSigningKey } from "@/backend/kernel/documents/signing/signing-keys";

/** Public keys of every document that was ever signed, as JWKS. The key of the environment is there before its first use. */
export async function listPublicKeys({ db, settings }: DbContext) {
  await readSigningKey(db, settings);
  const keys = await listDocumentKeys(db);
  return {
    keys: keys.map(({ kid, publicKey: { kty = "OKP", crv = "Ed25519", x = "" }, state }) => ({
      kty,
      crv,
      x,
      kid,
      alg: "EdDSA",
      use: "sig",
      status: state,
    })),
  };
}
