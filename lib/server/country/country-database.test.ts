import { expect, test } from "vitest";
import { findCountryByAddress } from "./country-database";

test("findCountryByAddress finds the country of IPv4 and IPv6 addresses", async () => {
  expect(await findCountryByAddress("1.1.1.1")).toBe("AU");
  expect(await findCountryByAddress("8.8.8.8")).toBe("US");
  expect(await findCountryByAddress("2001:4860:4860::8888")).toBe("US");
});

test.each([
  "127.0.0.1",
  "10.0.0.1",
  "192.168.1.1",
  "172.20.0.1",
  "169.254.1.1",
  "100.64.0.1",
  "0.0.0.0",
  "::1",
  "fe80::1",
  "fd00::1",
  "::ffff:10.0.0.1",
])("findCountryByAddress returns undefined for the private address %s", async (address) => {
  expect(await findCountryByAddress(address)).toBeUndefined();
});
