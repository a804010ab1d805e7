import { expect, test } from "vitest";
import { clientAddress } from "./client-address";

const addressOf = (forwarded: string, hops: number) =>
  clientAddress(new Request("http://shop.example", { headers: { "x-forwarded-for": forwarded } }), hops);

test.each([
  ["the connection without proxies", "6.6.6.6, 203.0.113.9", 0, "203.0.113.9"],
  ["what one proxy saw", "6.6.6.6, 203.0.113.9, 10.0.0.1", 1, "203.0.113.9"],
  ["what the first of two proxies saw", "6.6.6.6, 203.0.113.9, 10.0.0.2, 10.0.0.1", 2, "203.0.113.9"],
  ["the connection if fewer proxies were passed than trusted", "10.0.0.1", 2, "10.0.0.1"],
  ["the connection if the entry cannot be read", "nonsense, 10.0.0.1", 1, "10.0.0.1"],
  ["an address with port", "203.0.113.9:4711, 10.0.0.1", 1, "203.0.113.9"],
  ["an IPv6 address", "2001:db8::1, 10.0.0.1", 1, "2001:db8::1"],
  ["an IPv6 address in brackets", "[2001:db8::1], 10.0.0.1", 1, "2001:db8::1"],
  ["an IPv6 address with port", "[2001:db8::1]:4711, 10.0.0.1", 1, "2001:db8::1"],
  ["an IPv4 address in IPv6 notation", "::ffff:203.0.113.9", 0, "203.0.113.9"],
  ["nothing for an address with a zone", "fe80::1%eth0", 0, undefined],
])("the client address is %s", (_case, forwarded, hops, expected) => {
  expect(addressOf(forwarded, hops)).toBe(expected);
});
