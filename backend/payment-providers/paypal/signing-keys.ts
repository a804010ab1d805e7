import { type KeyObject, X509Certificate } from "node:crypto";
import { LRUCache } from "lru-cache";
import { ProviderRejectedError, ProviderUnknownError } from "@/backend/payment-providers/payment-provider";
import { commonNames, isTrustedChain, parseCertificates } from "./certificate-chain";
import type { PayPalEnvironment } from "./paypal-env";
import { readText } from "./send-request";

interface SigningKeyOptions {
  readonly environment: PayPalEnvironment;
  readonly apiBase: string;
  readonly trusted?: readonly string[];
  readonly now?: () => number;
}

const certificateSources = {
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
const cacheMs = 12 * 60 * 60 * 1000;
const fetchTimeoutMs = 5_000;
/** Limits the fetches that forged webhooks can cause. */
const fetchesPerMinute = 20;

/**
 * Public keys of webhook signatures, by the certificate URL in the webhook. The URL comes from the sender, so it must be
 * exactly one of PayPal's, and the certificate must be PayPal's too.
 */
export function createSigningKeys({ environment, apiBase, trusted, now = Date.now }: SigningKeyOptions) {
  const { origins, signer } = certificateSources[environment];
  const allowed = new Set<string>([...origins, new URL(apiBase).origin]);
  const roots = trusted?.map((pem) => new X509Certificate(pem));
  const cache = new LRUCache<string, KeyObject>({ max: 20, ttl: cacheMs });
  const fetching = new Map<string, Promise<KeyObject>>();
  let minute = { since: 0, fetches: 0 };

  async function getKey(address: string): Promise<KeyObject> {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    // Only a canonical URL: no port, user name, query or dot segments.
    if (url === undefined || url.href !== address || !allowed.has(url.origin) || !path.test(url.pathname))
      throw new ProviderRejectedError("CERTIFICATE_ADDRESS");
    if (url.href !== url.origin + url.pathname) throw new ProviderRejectedError("CERTIFICATE_ADDRESS");
    const cached = cache.get(url.href);
    if (cached !== undefined) return cached;
    const request = fetching.get(url.href) ?? fetchKey(url.href);
    fetching.set(url.href, request);
    return request.finally(() => fetching.delete(url.href));
  }

  async function fetchKey(address: string): Promise<KeyObject> {
    countFetch();
    const chain = parseChain(await fetchPem(address));
    const [certificate] = chain;
    if (certificate === undefined || !commonNames(certificate).includes(signer))
      throw new ProviderRejectedError("CERTIFICATE_NAME");
    if (!isTrustedChain(chain, new Date(now()), roots)) throw new ProviderRejectedError("CERTIFICATE_CHAIN");
    cache.set(address, certificate.publicKey, {
      ttl: Math.min(cacheMs, Date.parse(certificate.validTo) - now()),
    });
    return certificate.publicKey;
  }

  function countFetch(): void {
    if (now() - minute.since > 60_000) minute = { since: now(), fetches: 0 };
    if (++minute.fetches > fetchesPerMinute) throw new ProviderUnknownError("Too many certificate requests.");
  }

  return { getKey };
}

export type SigningKeys = ReturnType<typeof createSigningKeys>;

/** Unknown if it cannot be fetched now: PayPal will send the webhook again. */
async function fetchPem(address: string): Promise<string> {
  let text: string | undefined;
  try {
    const response = await fetch(address, {
      redirect: "manual",
      signal: AbortSignal.timeout(fetchTimeoutMs),
    });
    if (response.status === 404) throw new ProviderRejectedError("CERTIFICATE_ADDRESS");
    if (response.status === 200) text = await readText(response);
  } catch (error) {
    if (error instanceof ProviderRejectedError) throw error;
  }
  if (text === undefined) throw new ProviderUnknownError("PayPal's certificate could not be fetched.");
  return text;
}

function parseChain(pem: string): X509Certificate[] {
  try {
    return parseCertificates(pem);
  } catch {
    throw new ProviderRejectedError("CERTIFICATE_UNREADABLE");
  }
}
