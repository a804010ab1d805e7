import { expect, test } from "vitest";
import { networkOf, widerNetworkOf } from "./network-of";

test.each([
  ["203.0.113.9", "203.0.113.0/24", false],
  ["::ffff:203.0.113.200", "203.0.113.0/24", false],
  ["2001:db8:1:2::1", "2001:db8:1:2::/64", false],
  ["2001:0DB8:1:2:ffff::9", "2001:db8:1:2::/64", false],
  ["2001:db8:1:3::1", "2001:db8:1:3::/64", false],
  ["::1", "0:0:0:0::/64", true],
  ["fd00::1", "fd00:0:0:0::/64", true],
  ["127.0.0.1", "127.0.0.0/24", true],
  ["10.1.2.3", "10.1.2.0/24", true],
  ["172.31.0.1", "172.31.0.0/24", true],
  ["172.32.0.1", "172.32.0.0/24", false],
  [undefined, "unknown", true],
])("the network of %s is %s", (address, name, isPrivate) => {
  expect(networkOf(address)).toEqual({ name, isPrivate });
});

test.each([
  ["2001:db8:1:2::1", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8:0::/48"],
  ["fd00::1", undefined],
  ["203.0.113.9", undefined],
  [undefined, undefined],
])("the wider network of %s is %s", (address, name) => {
  expect(widerNetworkOf(address)).toBe(name);
});
