import { X509Certificate } from "node:crypto";
import { rootCertificates } from "node:tls";

const block = /-----BEGIN CERTIFICATE-----[\s\S]{1,20000}?-----END CERTIFICATE-----/g;
const maxCertificates = 8;

/** The first certificate signs the webhook; the others lead to a trusted root. */
export function parseCertificates(pem: string): X509Certificate[] {
  const blocks = pem.match(block) ?? [];
  return blocks.slice(0, maxCertificates).map((text) => new X509Certificate(text));
}

let nodeRoots: readonly X509Certificate[] | undefined;

/** Node's root certificates. Parsed on first use, because it is slow. */
const loadNodeRoots = () => (nodeRoots ??= rootCertificates.map((pem) => new X509Certificate(pem)));

/** Each certificate is valid now and issued by the next, and the last by a trusted root. */
export function isTrustedChain(
  chain: readonly X509Certificate[],
  now: Date,
  trusted: readonly X509Certificate[] = loadNodeRoots(),
): boolean {
  let [current] = chain;
  for (let steps = 0; current !== undefined && steps < maxCertificates; steps++) {
    const certificate: X509Certificate = current;
    if (!isValidAt(certificate, now)) return false;
    if (trusted.some((root) => isValidAt(root, now) && isIssuer(root, certificate))) return true;
    current = chain.find((other) => other !== certificate && isIssuer(other, certificate));
  }
  return false;
}

/** Checks name, signature and CA flag: a matching name alone can be forged, and not every certificate may issue others. */
const isIssuer = (issuer: X509Certificate, certificate: X509Certificate): boolean =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);

const isValidAt = ({ validFrom, validTo }: X509Certificate, now: Date): boolean =>
  Date.parse(validFrom) <= now.getTime() && now.getTime() <= Date.parse(validTo);

export const commonNames = ({ subject }: X509Certificate): string[] =>
  subject.split("\n").flatMap((line) => (line.startsWith("CN=") ? [line.slice(3)] : []));
