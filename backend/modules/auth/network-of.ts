import { isIPv6 } from "node:net";

/** The part of an address that one customer of a network has: of IPv6 the first half, of which each has many. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [front = "", back] = address.toLowerCase().split("::");
  const groups = front === "" ? [] : front.split(":");
  const last = back ? back.split(":").length : 0;
  const missing = back === undefined ? 0 : Math.max(0, 8 - groups.length - last);
  const all = [...groups, ...Array.from({ length: missing }, () => "0"), ...(back ? back.split(":") : [])];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
