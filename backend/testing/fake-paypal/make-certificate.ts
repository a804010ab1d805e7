import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";

export interface Authority {
  readonly name: string;
  readonly key: KeyObject;
}

interface CertificateOptions {
  readonly name: string;
  /** Self-signed without an issuer. */
  readonly issuer?: Authority;
  readonly isAuthority?: boolean;
  readonly from?: Date;
  readonly to?: Date;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Certificates are created at run time: a stored one could expire or be mistaken for a real one. */
export function createCertificate(options: CertificateOptions): Authority & { readonly pem: string } {
  const {
    name,
    isAuthority = false,
    from = new Date(Date.now() - dayMs),
    to = new Date(Date.now() + dayMs),
  } = options;
  // Only tests trust this key, and 2048 bits would take a tenth of a second.
  const { privateKey: key } = generateKeyPairSync("rsa", { modulusLength: 1024 });
  const issuer = options.issuer ?? { name, key };
  const body = sequence(
    tagged(0xa0, integer(2)),
    integer(++serial),
    signatureKind,
    nameOf(issuer.name),
    sequence(time(from), time(to)),
    nameOf(name),
    createPublicKey(key).export({ type: "spki", format: "der" }),
    tagged(0xa3, sequence(basicConstraints(isAuthority))),
  );
  const signature = tagged(0x03, Buffer.concat([Buffer.of(0), sign("sha256", body, issuer.key)]));
  const der = sequence(body, signatureKind, signature).toString("base64");
  const lines = der.match(/.{1,64}/g) ?? [];
  return {
    name,
    key,
    pem: ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n"),
  };
}

let serial = 1000;

function tagged(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...size), content]);
}

const sequence = (...parts: Uint8Array[]): Buffer => tagged(0x30, ...parts);
const integer = (value: number): Buffer =>
  tagged(0x02, Buffer.of(...(value < 0x80 ? [value] : [value >> 8, value & 0xff])));
const identifier = (...bytes: number[]): Buffer => tagged(0x06, Buffer.of(...bytes));
const time = (at: Date): Buffer =>
  tagged(0x17, Buffer.from(`${at.toISOString().replace(/\D/g, "").slice(2, 14)}Z`));

/** 1.2.840.113549.1.1.11: sha256WithRSAEncryption. */
const signatureKind = sequence(
  identifier(0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b),
  tagged(0x05),
);

/** 2.5.4.3: the common name. */
const nameOf = (name: string): Buffer =>
  sequence(tagged(0x31, sequence(identifier(0x55, 0x04, 0x03), tagged(0x0c, Buffer.from(name)))));

/** 2.5.29.19, critical. */
const basicConstraints = (isAuthority: boolean): Buffer =>
  sequence(
    identifier(0x55, 0x1d, 0x13),
    tagged(0x01, Buffer.of(0xff)),
    tagged(0x04, sequence(...(isAuthority ? [tagged(0x01, Buffer.of(0xff))] : []))),
  );
