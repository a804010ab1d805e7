import { expect, test } from "vitest";
import { websiteHost } from "./website-host";

test.each([
  ["https://copperbell.example/dogs?x=1", "copperbell.example"],
  ["http://copperbell.example", "copperbell.example"],
  ["copperbell.example", undefined],
  ["javascript:alert(1)", undefined],
  ["https://user@[::1", undefined],
  ["", undefined],
  [null, undefined],
])("the website %j has the host %s", (website, host) => {
  expect(websiteHost(website)).toBe(host);
});
