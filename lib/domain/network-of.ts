import { isIPv4, isIPv6 } from "node:net";

export interface Network {
  readonly name: string;
  /** Loopback and private addresses: behind them may be everybody, if a proxy is not in TRUSTED_PROXY_HOPS. */
  readonly isPrivate: boolean;
}

/** Providers give a customer a whole /64, and many a /24: addresses of one network count as one. */
export function networkOf(address: string | undefined): Network {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/i, "") ?? "";
  if (isIPv4(plain))
    return { name: `${plain.split(".").slice(0, 3).join(".")}.0/24`, isPrivate: isPrivateIPv4(plain) };
  if (!isIPv6(plain)) return { name: "unknown", isPrivate: true };
  const groups = firstGroups(plain.toLowerCase());
  return { name: `${groups.join(":")}::/64`, isPrivate: /^(0|f[cd]..|fe[89ab].)$/.test(groups[0] ?? "") };
}

/** The /48 of a public IPv6 address, which one customer may have whole. Undefined for any other address. */
export function widerNetworkOf(address: string | undefined): string | undefined {
  const { name, isPrivate } = networkOf(address);
  return isPrivate || !name.endsWith("/64") ? undefined : `${name.split(":").slice(0, 3).join(":")}::/48`;
}

function isPrivateIPv4(address: string): boolean {
  return /^(10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(address);
}

function firstGroups(address: string): string[] {
  const [front = "", back] = address.split("::");
  const groups = front === "" ? [] : front.split(":");
  const backCount = back ? back.split(":").length : 0;
  const missing = back === undefined ? 0 : Math.max(0, 8 - groups.length - backCount);
  const all = [...groups, ...Array.from({ length: missing }, () => "0"), ...(back ? back.split(":") : [])];
  return all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
}
