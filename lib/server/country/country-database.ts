import "server-only";
import { createRequire } from "node:module";
import { BlockList, isIPv6 } from "node:net";
import { join } from "node:path";
import { open, type Reader, type Response } from "maxmind";

const file = "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb";

let database: Promise<Reader<Response>> | undefined;

/** Loads the database (8 MB) at first use, because most platforms send the country themselves. */
export async function findCountryByAddress(address: string): Promise<string | undefined> {
  if (isPrivate(address)) return undefined;
  database ??= openDatabase();
  const row: unknown = (await database).get(address);
  const code =
    typeof row === "object" && row !== null && "country_code" in row ? row.country_code : undefined;
  return typeof code === "string" ? code : undefined;
}

function openDatabase(): Promise<Reader<Response>> {
  // Resolved from the working directory, so that the bundler does not follow it.
  return open(createRequire(join(process.cwd(), "package.json")).resolve(file));
}

const privateRanges = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  privateRanges.addSubnet(net, bits, "ipv4");
for (const [net, bits] of [
  ["::", 127],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  privateRanges.addSubnet(net, bits, "ipv6");

/** The database has meaningless rows for private networks: it places 192.168.1.1 in Australia. */
function isPrivate(address: string): boolean {
  return privateRanges.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}
