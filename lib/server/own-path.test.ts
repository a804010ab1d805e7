import { expect, test } from "vitest";
import { ownPath } from "./own-path";

test.each([
  ["/", "/"],
  ["/my", "/my"],
  ["/my/animals?view=shared&page=2", "/my/animals?view=shared&page=2"],
  ["/store#top", "/store#top"],
  ["/search?query=a%2Fb%20c", "/search?query=a%2Fb%20c"],
  ["/my?email=a@b.example", "/my?email=a@b.example"],
  ["/my?next=//evil.example", "/my?next=//evil.example"],
  ["/hunde/schäfer", "/hunde/sch%C3%A4fer"],
  ["/a//b", "/a//b"],
  ["/apis", "/apis"],
  ["/100%25", "/100%25"],
])("%s is ours", (next, path) => {
  expect(ownPath(next)).toBe(path);
});

test.each([
  undefined, null, "", " ", "my", "?x", "#x", ".", "..", "./my", "//evil.example", "///evil.example", "////evil.example",
  "/\\evil.example", "\\/evil.example", "\\\\evil.example", "/\\/evil.example", "/my\\..\\x", "/\t/evil.example",
  "/\n/evil.example", "/\r\n/evil.example", "/\u0000/evil.example", "/\u007fx", "/\u0085x", " /my", "/ /evil.example",
  "\t//evil.example", "https://evil.example", "HTTPS:evil.example", "https:/evil.example", "javascript:alert(1)",
  "data:text/html,x", "/@evil.example", "/x@evil.example", "@evil.example", "/%2f/evil.example", "/%2Fevil.example",
  "/%5cevil.example", "/%5C/evil.example", "/%252fevil.example", "/%25252fevil.example", "/%2f%2fevil.example",
  "/%09/evil.example", "/%0d%0aSet-Cookie:x=y", "/%00", "/..//evil.example", "/.//evil.example", "/a/..//evil.example",
  "/%2e%2e//evil.example", "/a/%2e%2e//evil.example", "/%zz", "/%E0%A4%A", "/\ud800", "/api", "/api/auth/logout", "/API/x",
  "/a/../api/auth/logout", "/%61pi/x".replace("%61", "a"), "/" + "x".repeat(2000), "http:\\\\evil.example", "//",
])("%j is not", (next) => {
  expect(ownPath(next)).toBeUndefined();
});
