import { expect, test } from "vitest";
import { createCspReports } from "./csp-reports";
import { createLog } from "./log";

function setUp() {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  const handle = createCspReports(() => log);
  const post = (body: unknown) =>
    handle(
      new Request("http://shop.example/api/csp-reports", { method: "POST", body: JSON.stringify(body) }),
    );
  return { lines, post };
}

const secret = "https://shop.example/checkout/complete?order=SECRET-TOKEN";

test("the CSP report handler logs page area, origin and directive of both formats, and no address", async () => {
  const { lines, post } = setUp();
  const old = {
    "document-uri": secret,
    "blocked-uri": "https://evil.example/x?SECRET",
    "violated-directive": "script-src 'self'",
  };
  expect((await post({ "csp-report": old })).status).toBe(204);
  const modern = { documentURL: secret, blockedURL: "inline", effectiveDirective: "script-src-elem" };
  expect((await post([{ type: "csp-violation", body: modern }])).status).toBe(204);
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { page: "/checkout", blocked: "https://evil.example", directive: "script-src" },
    { page: "/checkout", blocked: "inline", directive: "script-src-elem" },
  ]);
  expect(lines.join("")).not.toContain("SECRET");
});

test("the CSP report handler ignores invalid reports, refuses large bodies and limits reports per minute", async () => {
  const { lines, post } = setUp();
  for (const body of [null, 1, "x", {}, [{}], { "csp-report": 1 }])
    expect((await post(body)).status).toBe(204);
  expect((await post("x".repeat(20_000))).status).toBe(413);
  const statuses = [];
  for (let count = 0; count < 60; count += 1) statuses.push((await post({})).status);
  expect(statuses.at(-1)).toBe(429);
  expect(lines).toEqual([]);
});
