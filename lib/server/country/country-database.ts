import "server-only";
import { createRequire } from "node:module";
import { join } from "node:path";
import { open, type Reader, type Response } from "maxmind";

const file = "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb";

interface CountryRow extends Response {
  readonly country_code?: string;
}

let database: Promise<Reader<CountryRow>> | undefined;

/** Eight megabytes, read when the first visitor asks. */
export async function countryOfAddress(address: string): Promise<string | undefined> {
  // Found from where the program runs: the bundler must not try to follow it.
  database ??= open<CountryRow>(createRequire(join(process.cwd(), "package.json")).resolve(file));
  return (await database).get(address)?.country_code;
}
