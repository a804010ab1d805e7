import { type KeyObject, X509Certificate } from "node:crypto";
import { LRUCache } from "lru-cache";
import { ProviderRefusal, ProviderUnknown } from "@/backend/payments/port";
import { commonNames, isTrusted, readCertificates } from "./check-chain";
import type { PayPalEnvironment } from "./paypal-env";
import { readText } from "./send-once";

interface KeyParts {
  readonly environment: PayPalEnvironment;
  readonly apiBase: string;
  readonly trusted?: readonly string[];
  readonly now?: () => number;
}

const places = {
  sandbox: {
    origins: ["https://api.sandbox.paypal.com", "https://api-m.sandbox.paypal.com"],
    signer: "messageverificationcerts.sandbox.paypal.com",
  },
  production: {
    origins: ["https://api.paypal.com", "https://api-m.paypal.com"],
    signer: "messageverificationcerts.paypal.com",
  },
} as const;

const path = /^\/v1\/notifications\/certs\/CERT-[\w-]{1,100}$/;
const keptMs = 12 * 60 * 60 * 1000;
const fetchMs = 5_000;
/** Whoever forges messages must not make us fetch for them all day. */
const fetchesPerMinute = 20;

/**
 * The keys messages are signed with, by the address of the certificate they name. The address is the sender's word: it is asked only
 * where it is one of PayPal's, to the letter, and what comes must be PayPal's as well.
 */
export function makeSigningKeys({ environment, apiBase, trusted, now = Date.now }: KeyParts) {
  const { origins, signer } = places[environment];
  const allowed = new Set<string>([...origins, new URL(apiBase).origin]);
  const roots = trusted?.map((pem) => new X509Certificate(pem));
  const kept = new LRUCache<string, KeyObject>({ max: 20, ttl: keptMs });
  const fetching = new Map<string, Promise<KeyObject>>();
  let minute = { since: 0, fetches: 0 };

  async function keyOf(address: string): Promise<KeyObject> {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    // Written as it is read: no port, no name, no query, no dots that would be resolved.
    if (url === undefined || url.href !== address || !allowed.has(url.origin) || !path.test(url.pathname))
      throw new ProviderRefusal("CERTIFICATE_ADDRESS");
    if (url.href !== url.origin + url.pathname) throw new ProviderRefusal("CERTIFICATE_ADDRESS");
    const known = kept.get(url.href);
    if (known !== undefined) return known;
    const asked = fetching.get(url.href) ?? fetchKey(url.href);
    fetching.set(url.href, asked);
    return asked.finally(() => fetching.delete(url.href));
  }

  async function fetchKey(address: string): Promise<KeyObject> {
    countFetch();
    const chain = readCertificatesOf(await fetchPem(address));
    const [certificate] = chain;
    if (certificate === undefined || !commonNames(certificate).includes(signer))
      throw new ProviderRefusal("CERTIFICATE_NAME");
    if (!isTrusted(chain, new Date(now()), roots)) throw new ProviderRefusal("CERTIFICATE_CHAIN");
    kept.set(address, certificate.publicKey, {
      ttl: Math.min(keptMs, Date.parse(certificate.validTo) - now()),
    });
    return certificate.publicKey;
  }

  function countFetch(): void {
    if (now() - minute.since > 60_000) minute = { since: now(), fetches: 0 };
    if (++minute.fetches > fetchesPerMinute) throw new ProviderUnknown("Too many certificates were named.");
  }

  return { keyOf };
}

export type SigningKeys = ReturnType<typeof makeSigningKeys>;

/** Unknown where it did not come: the message is told again later. */
async function fetchPem(address: string): Promise<string> {
  let text: string | undefined;
  try {
    const response = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(fetchMs) });
    if (response.status === 404) throw new ProviderRefusal("CERTIFICATE_ADDRESS");
    if (response.status === 200) text = await readText(response);
  } catch (error) {
    if (error instanceof ProviderRefusal) throw error;
  }
  if (text === undefined) throw new ProviderUnknown("PayPal's certificate could not be fetched.");
  return text;
}

function readCertificatesOf(pem: string): X509Certificate[] {
  try {
    return readCertificates(pem);
  } catch {
    throw new ProviderRefusal("CERTIFICATE_UNREADABLE");
  }
}
