import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashPolicy, inlineScriptHashes, noncePolicy } from "./csp.mjs";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("inlineScriptHashes lists the hash of each inline script once", () => {
  const html = `<script>one</script><script async src="/a.js"></script><SCRIPT id="x">two\nlines €</SCRIPT>
    <script>one</script><script type="application/ld+json">{"a":1}</script><script></script>
    <script data-src="no file">three</script>`;
  expect(inlineScriptHashes(html)).toEqual([hash("one"), hash("two\nlines €"), hash("three")]);
});

test("hashPolicy allows only the inline scripts of the page", () => {
  const policy = hashPolicy("<script>one</script>");
  expect(policy).toContain(`script-src 'self' ${hash("one")};`);
  for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
    expect(policy).toContain(part);
});

test("noncePolicy allows eval and sockets in development only", () => {
  expect(noncePolicy("abc")).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic';");
  expect(noncePolicy("abc")).not.toMatch(/unsafe-eval|ws:/);
  expect(noncePolicy("abc", { isDevelopment: true })).toMatch(/'unsafe-eval'.*connect-src 'self' ws:/);
});

test("noncePolicy allows WebAssembly on scanning pages only and loosens nothing else", () => {
  const policy = noncePolicy("abc", { isScan: true });
  expect(policy).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic' 'wasm-unsafe-eval';");
  expect(policy.replace(" 'wasm-unsafe-eval'", "")).toBe(noncePolicy("abc"));
  for (const other of [noncePolicy("abc"), noncePolicy("abc", { isPayment: true }), hashPolicy("")])
    expect(other).not.toContain("wasm");
});

const directiveOf = (policy: string, name: string) =>
  policy.split("; ").find((part) => part.startsWith(`${name} `)) ?? "";

test("noncePolicy names the payment hosts on payment pages only and loosens nothing else", () => {
  const policy = noncePolicy("abc", { isPayment: true });
  expect(directiveOf(policy, "script-src")).toContain("'nonce-abc' 'strict-dynamic' https://js.stripe.com");
  expect(directiveOf(policy, "connect-src")).toContain("https://api.stripe.com");
  expect(directiveOf(policy, "frame-src")).toContain("https://hooks.stripe.com");
  for (const part of ["script-src", "connect-src", "frame-src", "img-src"])
    expect(directiveOf(policy, part)).toContain("https://*.paypal.com https://*.paypalobjects.com");
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline| https:(;| |$)| \*/);
  for (const other of [noncePolicy("abc"), hashPolicy("<script>one</script>")])
    expect(other).not.toMatch(/stripe|paypal|https:/);
});

test("noncePolicy names the hosts of the configured map service only and loosens nothing else", () => {
  expect(noncePolicy("abc", { map: undefined })).toBe(noncePolicy("abc"));
  const url = "https://tiles.example:8443/{z}/{x}/{y}.png";
  const tiles = noncePolicy("abc", { map: { kind: "tiles", url, attribution: "Somebody" } });
  expect(tiles.replace(" https://tiles.example:8443", "")).toBe(noncePolicy("abc"));
  expect(directiveOf(tiles, "img-src")).toContain("https://tiles.example:8443");
  const google = noncePolicy("abc", { map: { kind: "google", key: "a-key-of-google" } });
  expect(directiveOf(google, "script-src")).toContain("'strict-dynamic' https://maps.googleapis.com");
  expect(directiveOf(google, "img-src")).toContain("https://*.gstatic.com");
  expect(google).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline| https:(;| |$)| \*/);
});
