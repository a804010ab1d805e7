import { expect, test } from "vitest";
import { countryOfAddress } from "./country-database";

test("the embedded database knows public addresses, old and new", async () => {
  expect(await countryOfAddress("1.1.1.1")).toBe("AU");
  expect(await countryOfAddress("8.8.8.8")).toBe("US");
  expect(await countryOfAddress("2001:4860:4860::8888")).toBe("US");
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
])("%s is nowhere", async (address) => {
  expect(await countryOfAddress(address)).toBeUndefined();
});
