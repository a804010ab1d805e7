import { getPathMatch } from "next/dist/shared/lib/router/utils/path-match";
import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.mjs";

/** As Next applies the rules: each that matches, a later one overriding an earlier one. */
function headerOf(path: string, name: string): string | undefined {
  const matching = securityHeaders().filter(({ source }) => getPathMatch(source)(path) !== false);
  return matching.flatMap(({ headers }) => headers).findLast(({ key }) => key === name)?.value;
}

test.each([
  ["/activate", true],
  ["/activate/review", true],
  ["/activated", false],
  ["/", false],
  ["/store", false],
  ["/checkout", false],
  ["/my/invoices", false],
  ["/api/activate", false],
])("the camera is allowed on %s: %s", (path, isAllowed) => {
  const policy = headerOf(path, "Permissions-Policy")?.split(", ") ?? [];
  expect(policy.filter((feature) => feature.startsWith("camera="))).toEqual([
    isAllowed ? "camera=(self)" : "camera=()",
  ]);
  expect(policy).toContain("microphone=()");
  expect(policy).toContain("geolocation=()");
});

test("a scanning page has every other header of all pages", () => {
  for (const { key } of securityHeaders()[0]?.headers ?? [])
    if (key !== "Permissions-Policy") expect(headerOf("/activate", key), key).toBe(headerOf("/", key));
});
