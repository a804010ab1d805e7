import { X509Certificate } from "node:crypto";
import { rootCertificates } from "node:tls";

const block = /-----BEGIN CERTIFICATE-----[\s\S]{1,20000}?-----END CERTIFICATE-----/g;
const mostCertificates = 8;

/** The first is the one that signs; what follows leads towards somebody who is trusted. */
export function readCertificates(pem: string): X509Certificate[] {
  const blocks = pem.match(block) ?? [];
  return blocks.slice(0, mostCertificates).map((text) => new X509Certificate(text));
}

let everybodys: readonly X509Certificate[] | undefined;

/** Whom Node trusts; read when first needed, because that takes a while. */
const trustedByEverybody = () => (everybodys ??= rootCertificates.map((pem) => new X509Certificate(pem)));

/** Whether each was issued by the next, all are valid today, and the last by somebody who is trusted. */
export function isTrusted(
  chain: readonly X509Certificate[],
  now: Date,
  trusted: readonly X509Certificate[] = trustedByEverybody(),
): boolean {
  let [current] = chain;
  for (let steps = 0; current !== undefined && steps < mostCertificates; steps++) {
    const certificate: X509Certificate = current;
    if (!isValidAt(certificate, now)) return false;
    if (trusted.some((root) => isValidAt(root, now) && isIssuer(root, certificate))) return true;
    current = chain.find((other) => other !== certificate && isIssuer(other, certificate));
  }
  return false;
}

/** A name is not enough: anybody can write one. Nor is a signature, of somebody who may sign mails only. */
const isIssuer = (issuer: X509Certificate, certificate: X509Certificate): boolean =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);

const isValidAt = ({ validFrom, validTo }: X509Certificate, now: Date): boolean =>
  Date.parse(validFrom) <= now.getTime() && now.getTime() <= Date.parse(validTo);

/** The common names of whom it was issued to: `subject` has a line for each part. */
export const commonNames = ({ subject }: X509Certificate): string[] =>
  subject.split("\n").flatMap((line) => (line.startsWith("CN=") ? [line.slice(3)] : []));
