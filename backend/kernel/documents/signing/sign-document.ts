import { compactVerify, CompactSign, importJWK, type JWK } from "jose";
import type { DocumentContent } from "@/lib/domain/kernel/document-content";
import { canonicalJson } from "@/lib/domain/canonical-json";
import type { SigningKey } from "./key-from-text";

/** What a signature covers. */
export interface SignedDocument {
  readonly token: string;
  readonly content: DocumentContent;
  /** Hex. */
  readonly pdfSha256: string;
  readonly issuedAt: Date;
}

const algorithm = "EdDSA";

/** A compact JWS: anyone with the public key can check it without us, and reads what was issued. */
export async function signDocument(
  document: SignedDocument,
  { kid, privateKey }: SigningKey,
): Promise<string> {
  const payload = new TextEncoder().encode(payloadOf(document));
  return new CompactSign(payload)
    .setProtectedHeader({ alg: algorithm, kid, typ: "dna-document+jws" })
    .sign(await importJWK(privateKey, algorithm));
}

/** Whether the signature is right and covers exactly this document. */
export async function verifyDocument(
  jws: string,
  publicKey: JWK,
  document: SignedDocument,
): Promise<boolean> {
  try {
    const key = await importJWK(publicKey, algorithm);
    const { payload } = await compactVerify(jws, key, { algorithms: [algorithm] });
    return new TextDecoder().decode(payload) === payloadOf(document);
  } catch {
    return false;
  }
}

function payloadOf({ token, content, pdfSha256, issuedAt }: SignedDocument): string {
  return canonicalJson({
    token,
    content,
    pdfSha256,
    issuedAt: issuedAt.toISOString(),
    version: content.version,
  });
}
