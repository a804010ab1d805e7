import { randomUUID, sign } from "node:crypto";
import { crc32 } from "node:zlib";
import { type Authority, createCertificate } from "./make-certificate";

export interface SignedMessage {
  readonly headers: Record<string, string>;
  readonly rawBody: string;
}

function makeChain() {
  const root = createCertificate({ name: "Root of the tests", isAuthority: true });
  const middle = createCertificate({ name: "Issuer of the tests", issuer: root, isAuthority: true });
  const leaf = createCertificate({ name: "messageverificationcerts.sandbox.paypal.com", issuer: middle });
  return { root, middle, leaf };
}

let made: ReturnType<typeof makeChain> | undefined;

/** Signs like PayPal, with a certificate chain up to `root`. Created once, because key generation is slow. */
export function createMessageSigner(webhookId: string) {
  const { root, middle, leaf } = (made ??= makeChain());

  function signMessage(body: unknown, certificateUrl: string, by: Authority = leaf): SignedMessage {
    const rawBody = JSON.stringify(body);
    const id = randomUUID();
    const time = new Date().toISOString();
    const signature = sign("sha256", Buffer.from(`${id}|${time}|${webhookId}|${crc32(rawBody)}`), by.key);
    const headers = {
      "paypal-transmission-id": id,
      "paypal-transmission-time": time,
      "paypal-transmission-sig": signature.toString("base64"),
      "paypal-cert-url": certificateUrl,
      "paypal-auth-algo": "SHA256withRSA",
    };
    return { headers, rawBody };
  }

  return { root, middle, chain: leaf.pem + middle.pem, signMessage };
}
